import type { Messages } from '../messages.ts';
import { counted, countedFirst } from './counted.ts';

export const past: Messages['past'] = {
  title: 'Gespeelde partijen',
  private: 'Dit staat allemaal alleen op dit apparaat. Er gaat niets vanaf, tenzij je het exporteert.',
  reading: 'De lijst wordt gelezen …',
  failed: {
    unavailable: 'De browser geeft deze pagina geen opslag: er valt niets te tonen.',
    full: 'De opslag van het apparaat is vol: dat is niet gelukt. Er is niets veranderd.',
    failed: 'De opslag werkte niet: dat is niet gelukt. Er is niets veranderd.',
    newer: 'Een nieuwere Bridgette heeft de opslag overgenomen. Laad de pagina opnieuw.',
    blocked:
      'Een ander tabblad met een oudere Bridgette houdt de opslag vast. Sluit dat en probeer het opnieuw.',
  },
  again: 'Probeer opnieuw',
  none: 'Op dit apparaat is nog geen partij gespeeld.',
  noneHint: 'Elke partij en elk scoreblok staat hier vanaf het eerste spel.',
  noneFound: 'Niets voldoet daaraan.',
  showAll: 'Toon alles',
  search: 'Zoek op naam',
  kind: 'Soort',
  kinds: { all: 'Alles', open: 'Niet af', finished: 'Afgelopen', table: 'Aan tafel', pad: 'Scoreblokken' },
  games: {
    'six-deal': 'Zes spellen',
    hawaii: 'Hawaï',
    rubber: 'Robber',
    summary: 'Verkorte versie',
    contract: 'Contractbridge',
    'auction-1913': 'Biedbridge met royals',
    minibridge: 'Minibridge',
  },
  pad: (game) => `${game}, scoreblok`,
  count: (shown, all, number) =>
    shown === all.matches + all.pads
      ? countedFirst(all, number)
      : `${number(shown)} van ${counted(all, number)}`,
  list: 'Partijen en scoreblokken',
  deals: (count) => (count === 1 ? '1 spel' : `${count} spellen`),
  open: 'Nog bezig',
  select: (players, when) => `Kies ${players}, ${when}`,
  selectAll: 'Kies alles wat getoond wordt',
  selectNone: 'Kies niets',
  selected: (count, number) => (count === 1 ? 'Eén gekozen' : `${number(count)} gekozen`),
  goOn: 'Verder',
  show: 'Scoreblad',
  goOnNamed: (players, when) => `Verder met ${players}, ${when}`,
  showNamed: (players, when) => `Scoreblad van ${players}, ${when}`,
  more: 'Meer',
  moreNamed: (players, when) => `Meer over ${players}, ${when}`,
  notOpened: 'Openen lukt nu niet. Als de partij niet te lezen was, is die apart gelegd.',
  rename: 'Spelers hernoemen',
  renameHint: 'De nieuwe naam komt in elke partij en elk blok van deze speler, en de statistiek gaat mee.',
  plays: (name, count) =>
    count === 1
      ? `${name} staat in één partij of scoreblok`
      : `${name} staat in ${count} partijen en scoreblokken`,
  newName: (name) => `Nieuwe naam voor ${name}`,
  renameErrors: {
    empty: 'Een naam heeft een letter nodig.',
    'too-long': 'Hoogstens 30 letters.',
    equal: 'Die heeft al tegen iemand met die naam gespeeld.',
  },
  save: 'Hernoemen',
  duplicate: 'Dupliceren',
  duplicateHint: 'Een kopie die haar eigen weg gaat.',
  notDuplicated:
    'Niet zolang een spel bezig is, of er nog spellen klaarliggen: een kopie zou de handen tonen.',
  duplicated: 'De kopie staat in de lijst.',
  rematch: 'Revanche',
  rematchHint: 'Dezelfde spelers en regels nog een keer.',
  copies: {
    made: (when) => `Kopie van wat begon op ${when}`,
    file: (when) => `Kopie uit een bestand van wat begon op ${when}`,
    tab: (when) => `Kopie van wat begon op ${when} en in een ander tabblad anders verder is gegaan`,
    earlier: (when) =>
      `Kopie uit een bestand van wat begon op ${when}. Dat is hier midden in een spel verwijderd; dat spel staat niet in deze kopie zoals het gespeeld is.`,
  },
  opened: (deal, when) => `De handen van spel ${deal} zijn opengelegd voor een bestand op ${when}.`,
  remove: 'Verwijderen',
  removeHint: 'Terug te draaien tot je deze pagina verlaat.',
  removed: (what, number) => `${countedFirst(what, number)} verwijderd.`,
  removeRunning: {
    title: (count) => (count === 1 ? 'Er is nog een spel bezig' : `In ${count} ervan is nog een spel bezig`),
    lost: (count) =>
      count === 1
        ? 'Is de partij voorgoed verwijderd, dan is dat spel verloren. Uit een reservekopie komt de partij terug als gemerkte kopie, zonder dat spel.'
        : 'Zijn de partijen voorgoed verwijderd, dan zijn die spellen verloren. Uit een reservekopie komen de partijen terug als gemerkte kopieën, zonder die spellen.',
    goes: 'Een spel dat nog bezig is, gaat mee verloren.',
  },
  undo: 'Ongedaan maken',
  forGood: 'Voorgoed verwijderen',
  close: 'Sluiten',
};
