import type { Messages } from '../messages.ts';
import { about } from './about.ts';
import { first } from './first.ts';
import { newMatch } from './newMatch.ts';

/** Home, Cut, the deal to come, data set aside, New match, About. */
export const shell: Messages['shell'] = {
  ...first.shell,

  cut: {
    title: 'Trek om het geven',
    how: 'De hoogste kaart geeft het eerst. Bij gelijke kaarten gaat schoppen voor harten, ruiten, klaveren.',
    picks: (name) => `${name}, kies een kaart`,
    picksAgain: (name, colon) => `${name} keerde de ${colon}. Kolons tellen niet mee: kies nog een keer.`,
    spread: 'De kaarten, gesloten. Met de pijltjestoetsen ga je erlangs.',
    back: (place, of) => `Kaart ${place} van ${of}, gesloten`,
    turned: (name, card) => `${name}: ${card}`,
    waiting: 'nog niet',
    now: 'kiest nu',
    then: 'kiest hierna',
  },

  deal: {
    first: (name) => `${name} geeft het eerst`,
    higher: (card, other) => `De ${card} gaat boven de ${other}.`,
    prepared: 'De eerste spellen zijn klaargelegd: er wordt niet om het geven getrokken.',
    next: (name) => `${name} geeft nu.`,
    deal: 'Geven',
    cutAndDeal: 'Couperen en geven',
    receiverCuts: (name) => `${name} coupeert`,
    lift: 'Hoeveel kaarten neem je af?',
    lifted: (lifted, left) => `${lifted} afgenomen, ${left} op tafel gebleven`,
  },

  aside: {
    title: 'Apart gelegd',
    intro:
      'Deze opgeslagen gegevens konden niet als partij geopend worden. Ze zijn precies zo bewaard als ze gevonden zijn; je kunt een kopie downloaden.',
    none: 'Er is niets apart gelegd.',
    reasons: {
      'not-a-match': (path) =>
        path === ''
          ? 'Dit is geen opgeslagen partij.'
          : `Dit is geen opgeslagen partij: “${path}” is niet zoals het hoort.`,
      newer: (version) =>
        `Opgeslagen door een nieuwere Bridgette (formaat ${version}). Die versie kan het openen.`,
      'entries-missing': (at) => `Er zit een gat in het verslag: regel ${at} ontbreekt.`,
      'entry-unreadable': (at) => `Regel ${at} van het verslag is niet te lezen.`,
      'entry-refused': (at, why) => `Regel ${at} van het verslag is tegen de regels. ${why}`,
    },
    found: (when) => `apart gelegd op ${when}`,
    size: (bytes) =>
      bytes < 1000
        ? `${bytes} bytes`
        : `${(bytes / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} kB`,
    download: 'Downloaden',
    downloadNamed: (when) => `Download wat apart is gelegd op ${when}`,
    agreeTitle: 'Zijn jullie het allebei eens?',
    agree:
      'In het bestand kunnen beide handen staan van een spel dat nog niet uit is. Download het alleen als beide spelers het goed vinden dat het geopend wordt.',
    agreed: 'Beiden akkoord: downloaden',
    fileName: (id) => `bridgette-apart-gelegd-${id}.json`,
    failed: 'Dit kon niet uit de opslag gelezen worden. Het is er nog; probeer het opnieuw.',
  },

  presetHints: {
    basic: 'Zes spellen, alleen natuurlijke biedingen. Begin hier.',
    advanced: 'Zes spellen met cuebids en veroveren: het hele spel.',
    hawaii: 'Gevorderd, maar een precies gemaakt contract of een groot surplus levert een premie op.',
    rubber: 'Gevorderd, geteld als robber: manches, kwetsbaarheid, geen vast aantal spellen.',
    summary: 'De korte regels: één pas beëindigt het bieden, de tegenspeler komt uit.',
  },

  newMatch,
  about,
};
