import type { Colon } from '../../engine/cards.ts';
import type { PresetName } from '../../engine/options.ts';
import type { FirstMessages } from '../messages.ts';
import { momentBy } from '../moment.ts';

const PRESETS: Readonly<Record<PresetName, string>> = {
  basic: 'Basis',
  advanced: 'Gevorderd',
  hawaii: 'Hawaï',
  rubber: 'Robber',
  summary: 'Verkorte versie',
};

const COLONS: Readonly<Record<Colon, string>> = { ':L': 'Klein', ':R': 'Koninklijk', ':G': 'Groot' };

/** Home, and what may show on any screen. */
const shell = {
  appName: 'Bridgette',
  tagline: 'Bridge voor twee, met drie kaarten meer',
  documentTitle: (screen) => `Bridgette: ${screen}`,
  screens: {
    home: 'begin',
    newMatch: 'Nieuwe partij',
    table: 'aan tafel',
    sheet: 'scoreblad',
    scoring: 'Scoretabellen',
    pads: 'Scoreblok',
    pad: 'het blok',
    about: 'Over Bridgette',
    settings: 'Instellingen',
    aside: 'Apart gelegd',
    past: 'Gespeelde partijen',
    deal: 'Een gedeeld spel',
    learn: 'Leren',
    lessons: 'Lessen',
    editor: 'Een spel opzetten',
    review: 'Nabespreken',
  },
  toHome: 'Begin',
  cancel: 'Annuleren',
  opening: 'De kaarten worden gepakt …',

  home: {
    continue: 'Verder spelen',
    continueTitle: 'Op tafel',
    newMatch: 'Nieuwe partij',
    scorePad: 'Scoreblok',
    goOnPad: 'Verder',
    padOf: (players) => `Scoreblok van ${players}`,
    openMatches: 'Andere lopende partijen',
    finished: 'Gespeelde partijen',
    players: (north, south) => `${north} en ${south}`,
    score: (north, northPoints, south, southPoints) => `${north} ${northPoints} · ${south} ${southPoints}`,
    notBegun: 'nog geen score',
    deal: (number, of) =>
      of === null ? `Spel ${number}` : number > of ? 'Beslissend spel' : `Spel ${number} van ${of}`,
    won: (name) => `${name} heeft gewonnen`,
    draw: 'Gelijkspel',
    unscored: 'Beëindigd zonder winnaar',
    stopped: 'eerder gestopt',
    prepared: 'klaargelegde spellen',
    past: 'Gespeelde partijen',
    allPast: (count) => `Alle ${count} gespeelde partijen`,
    resume: (players) => `${players}: verder spelen`,
    show: (players) => `Scoreblad van ${players}`,
    resumeShort: 'Verder',
    showShort: 'Scoreblad',
    aside: (count) =>
      count === 1
        ? 'Eén opgeslagen partij is apart gelegd'
        : `${count} opgeslagen partijen zijn apart gelegd`,
    asideWhy: (count) =>
      `${count === 1 ? 'Die was niet te lezen en wordt in zijn' : 'Die waren niet te lezen en worden in hun'} geheel bewaard.`,
    asideLink: 'Bekijk wat apart is gelegd',
    about: 'Over Bridgette en hoe je het speelt',
    settings: 'Instellingen',
    keys: 'Toetsenbord',
    more: 'Meer',
    notOpened:
      'Die partij kon nu niet worden geopend. Probeer het opnieuw; als die niet te lezen was, is die apart gelegd.',
  },

  notices: {
    notSaved: 'Deze partij wordt niet opgeslagen.',
    noneSaved: 'Partijen worden nu niet opgeslagen.',
    memory: {
      unavailable:
        'De browser geeft deze pagina geen opslag (misschien is dit een privévenster, of zijn sitegegevens geblokkeerd). Jullie kunnen spelen, maar wie de pagina sluit, is de partij kwijt.',
      full: 'De opslag van het apparaat is vol. Maak ruimte vrij en probeer het opnieuw; tot dan bestaat een partij alleen zolang deze pagina open is.',
      failed:
        'Het opslaan is mislukt. Jullie kunnen spelen, maar tot het weer werkt bestaat een partij alleen zolang deze pagina open is.',
      newer:
        'Een nieuwere Bridgette heeft de opslag overgenomen. Laad de pagina opnieuw om die te krijgen; wat tot dan niet is opgeslagen, is weg.',
      blocked:
        'Een ander tabblad met een oudere Bridgette houdt de opslag bezet. Sluit dat tabblad en probeer het opnieuw; tot dan bestaat een partij alleen zolang deze pagina open is.',
    },
    saveAgain: 'Probeer opnieuw op te slaan',
    stillNot: (tries: number) =>
      tries === 1 ? 'Nog steeds niet opgeslagen.' : `Nog steeds niet opgeslagen, na ${tries} pogingen.`,
    reload: 'Laad de pagina opnieuw',
    emptied: {
      restored:
        'De browser had gewist wat hier was opgeslagen. Deze partij is in zijn geheel teruggezet; wat in het begin niet meer in de lijst staat, is weg.',
      gone: 'De browser heeft de partijen gewist die op dit apparaat waren opgeslagen. Laat deze site voor de volgende partij haar gegevens bewaren, in de instellingen van de browser.',
    },
    elsewhere: {
      title: 'Deze partij is open in een ander tabblad',
      what: 'De partij gaat daar verder. Neem die over, dan gaat het hier verder; het andere tabblad legt de kaarten weg.',
      take: 'Speel hier',
    },
    language: {
      missing: (language) =>
        `De woorden in het ${language} zijn niet aangekomen, misschien doordat er geen netwerk is. De instelling blijft; tot ze er zijn, blijft alles in het Nederlands.`,
      short: (language) => `${language} kon niet worden opgehaald. Tik nog eens om het opnieuw te proberen.`,
      stillNot: (tries) => `Na ${tries} pogingen zijn ze er nog niet.`,
      again: 'Probeer opnieuw',
      reload: 'Laad de pagina opnieuw',
    },
    moved: 'De partij is in een ander tabblad verdergegaan. Zo staat die er nu voor.',
    dismiss: 'Sluiten',
  },

  trouble: {
    title: 'Dit scherm is vastgelopen',
    what: 'Er ging iets mis in de app bij het tekenen van het scherm. Dat is onze fout, niet die van jullie.',
    kept: 'De partij is zoals na de laatste handeling, en een open hand is weggelegd.',
    again: 'Toon het scherm opnieuw',
    notLoaded: 'Dit scherm is niet aangekomen',
    whyNotLoaded:
      'De code ervan kon niet worden opgehaald: er is geen netwerk, of een nieuwere versie is ervoor in de plaats gekomen.',
    reload: 'Laad de pagina opnieuw',
    home: 'Naar het begin',
    name: (error) => `Zo noemt de browser het: ${error}`,
  },

  when: (time) => momentBy(WHEN, time),
} satisfies FirstMessages['shell'];

const words: FirstMessages['words'] = {
  preset: (preset) => (preset === null ? 'Eigen regels' : PRESETS[preset]),
  colonShort: (colon) => COLONS[colon],
  number: (value) => NUMBERS.format(value),
};

// Made once: a list writes many, and to make one takes longer than to use it a hundred times.
const WHEN = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' });
const NUMBERS = new Intl.NumberFormat('nl-NL');

/** What the first load of a Dutch reader needs; the other words come behind it. */
export const first: FirstMessages = { language: 'nl', shell, words };
