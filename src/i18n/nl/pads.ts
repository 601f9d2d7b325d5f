import type { PadStrain } from '../../pads/index.ts';
import type { Messages } from '../messages.ts';
import { padErrors } from './padErrors.ts';
import { padRules } from './padRules.ts';
import { score } from './score.ts';
import { words } from './words.ts';

function strain(value: PadStrain): string {
  return value === 'R' ? words.royals : words.strain(value);
}

/** The score pads: which game, the pad itself, its keypad. */
export const pads: Messages['pads'] = {
  errors: padErrors,
  rules: padRules,
  strain,

  // Which pad?
  title: 'Scoreblok',
  intro: 'Voor een spel met echte kaarten: noteer contract en slagen, en het blok rekent.',
  hints: {
    'six-deal': 'Zes spellen, in elk één score. De gewone partij.',
    hawaii: 'Over zes spellen, met een premie voor precies de geboden slagen.',
    rubber: 'Twee manches van 100 winnen: boven en onder de streep.',
    summary: 'Zes spellen, geteld volgens de korte regels.',
    contract: 'Een robber voor vier spelers, met honneurs.',
    'auction-1913': 'Een robber als in 1913: royals, manches van 30.',
    minibridge: 'Vier spellen, deelscore of manche, zonder doubleren.',
  },
  which: 'Welk spel?',
  who: 'Wie spelen er?',
  bonusHint: 'De spelregels zeggen 200, het gedrukte scoreblad 250.',
  start: 'Begin het blok',
  newPad: 'Een nieuw blok',
  open: 'Ga verder met',
  finished: 'Volle blokken',
  resume: (players) => `Ga verder met het blok van ${players}`,
  resumeShort: 'Verder',
  show: (players) => `Toon het blok van ${players}`,
  showShort: 'Tonen',
  notOpened:
    'Dat blok kon zojuist niet geopend worden. Probeer het nog eens; was het niet te lezen, dan is het apart gelegd.',
  notSaved: 'Dit blok wordt niet opgeslagen.',
  moved: 'In een ander tabblad is op dit blok verder geschreven. Zo staat het er nu voor.',
  restored: 'De browser had gewist wat hier opgeslagen was. Dit blok is in zijn geheel teruggezet.',
  gone: 'De browser heeft de blokken gewist die op dit apparaat waren opgeslagen.',
  asideTitle: 'Apart gelegd',
  asideFile: (id) => `bridgette-blok-apart-gelegd-${id}.json`,

  // The pad
  home: 'Begin',
  undo: 'Terug',
  redo: 'Opnieuw',
  deals: 'geeft',
  dealer: (name) => `${name} geeft`,
  games: (count) => (count === 1 ? '1 manche' : `${count} manches`),
  part: (points) => `${points} onder de streep`,
  needs: (points) => `nog ${points} voor de manche`,
  deal: (number) => `Spel ${number}`,
  dealOf: (number, of) => `Spel ${number} van ${of}`,
  tieBreak: 'Beslissend spel',
  tieBreakWhy: 'Gelijk: nog één spel beslist.',
  rows: 'De spellen tot nu toe',
  earlier: (count) => (count === 1 ? 'Toon 1 eerder spel' : `Toon ${count} eerdere spellen`),
  fewer: 'Toon alleen de laatste spellen',
  gameWon: 'manche',
  belowShort: (points) => `${points} onder`,
  waits: 'de slagen komen nog',
  afterTheEnd: 'na het einde, telt niet mee',
  changed: 'gewijzigd',
  was: 'was',
  inserted: 'later ingevoegd',

  // The keypad
  declarer: 'Leider',
  level: 'Hoogte',
  aim: 'Doel',
  suit: 'Kleur of sans atout',
  doubling: 'Doublet',
  doublings: ['ongedoubleerd', 'gedoubleerd', 'geredoubleerd'],
  undoubledShort: 'geen X',
  aims: { part: 'deelscore', game: 'manche' },
  askDeclarer: 'Wie is leider?',
  askLevel: 'Hoe hoog?',
  askAim: 'Deelscore of manche?',
  askStrain: 'In welke kleur, of sans atout?',
  askTricks: 'Hoeveel slagen? Dat mag ook later.',
  askTricksNow: 'Hoeveel slagen?',
  askEnter: 'Klopt het? Schrijf het dan op.',
  askChange: 'Wijzig wat niet klopt en bewaar het.',
  tricks: 'Resultaat',
  result: (over, tricks) => `${score.made({ level: 1, tricks: 7 + over })}, ${words.tricks(tricks)}`,
  allResults: 'Alle resultaten',
  honours: 'Honneurs',
  noHonours: 'geen',
  heldBy: 'In handen van',
  honoursOf: (honours, name) => `${honours}: ${name}`,
  contractLater: 'Noteer het contract',
  enter: 'Noteer de score',
  save: 'Bewaar de wijziging',
  putIn: 'Voeg het in',
  cancel: 'Annuleren',
  passOut: 'Rondgepast',
  changeContract: 'Wijzig het contract',
  clear: 'Begin opnieuw',
  correct: (deal) => `${deal} verbeteren`,
  putBefore: (deal) => `Een spel vóór ${deal.toLowerCase()}`,
  brings: (name, points) => `${name} ${words.number(points)}`,
  bringsNothing: 'Niemand scoort.',
  worth: (name, made, other, short) =>
    `Precies gemaakt ${words.number(made)} voor ${name}, één down ${words.number(short)} voor ${other}`,

  // What a row says for itself
  noScore: 'Iedereen paste: er is geen score, en de volgende speler geeft.',
  edit: 'Verbeteren',
  insertAbove: 'Spel ervoor invoegen',
  remove: 'Verwijderen',
  close: 'Sluiten',
  ruling: (ruling) => `Regel ${ruling}`,
  atMost: (points) => `hoogstens ${words.number(points)}`,

  // What is read aloud
  saidRemoved: (deal) => `${deal} verwijderd.`,
  saidUndone: 'Teruggedraaid.',
  saidRedone: 'Weer gedaan.',

  // More, the end
  more: 'Meer',
  sheet: 'Scoreblad',
  dealtFirst: (name) => `Nee, ${name} gaf het eerst`,
  stop: 'Stop hier …',
  stopTitle: 'Hier stoppen?',
  bothAgree: 'Beiden akkoord: stop',
  playOn: 'Speel door',
  stopDeals: 'Het blok wordt dan bewaard zoals het is, zonder winnaar.',
  stopRubber: 'De robber wordt dan afgesloten zoals hij staat, en het hoogste totaal wint.',
  stopBonuses: (items) => `Een premie krijgt ${words.list(items)}.`,
  goOn: 'Toch verder',
  again: (name) => `Nog eens: ${name} geeft het eerst`,
  backToPad: 'Terug naar het blok',
  otherPad: 'Een ander blok',
};
