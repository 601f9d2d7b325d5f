import type { DealResult } from '../../engine/scoring/contract.ts';
import { overOrShort } from '../../engine/scoring/contract.ts';
import type { ScoreName } from '../../engine/scoring/system.ts';
import type { HonoursKind, PadKind, PadResult, PadStrain } from '../../pads/index.ts';
import type { Messages } from '../messages.ts';
import { words } from './words.ts';

const PARTS: Readonly<Record<Exclude<ScoreName, 'overtricks' | 'tricks-short' | 'multiplied'>, string>> = {
  'bit-score': 'kleine deelscore',
  'part-score': 'deelscore',
  'game-score': 'manche',
  'small-slam': 'klein slem',
  'grand-slam': 'groot slem',
  'sub-slam': 'subslem',
  'giant-slam': 'reuzenslem',
  'super-slam': 'superslem',
  'made-doubled': 'gedoubleerd gemaakt',
  'made-redoubled': 'geredoubleerd gemaakt',
  exacto: 'Exacto! Precies de geboden slagen',
  surplus: 'Surplus! Vier overslagen of meer',
  'exactly-made': 'precies de geboden slagen',
  'three-over': 'drie overslagen',
  honours: 'honneurs',
  'little-slam': 'klein slem',
  'trick-score': 'slagpunten',
  'slam-bonus': 'slempremie',
  'rubber-bonus': 'de robber',
  'game-bonus': 'een gewonnen manche',
  'part-score-bonus': 'een deelscore',
};

/** Where honours lay, behind how many they are. */
const HONOURS: Readonly<Record<HonoursKind, (what: string) => string>> = {
  three: (what) => `drie ${what}`,
  four: (what) => `vier ${what}`,
  'four-in-one': (what) => `vier ${what} in één hand`,
  five: (what) => `vijf ${what}`,
  'five-four-in-one': (what) => `vijf ${what}, waarvan vier in één hand`,
  'five-in-one': (what) => `vijf ${what} in één hand`,
  aces: (what) => `vier ${what} in één hand`,
};

/** `vier honneurs in één hand`, in no-trump `vier azen in één hand`. */
function honours(held: HonoursKind, strain: PadStrain): string {
  return HONOURS[held](strain === 'NT' ? 'azen' : 'honneurs');
}

function overtricks(count: number): string {
  return count === 1 ? '1 overslag' : `${count} overslagen`;
}

/** The name of one part of a deal's score; `null` for the bonuses that close a rubber, which belong to no deal. */
function part(name: ScoreName, result: PadResult | null): string {
  const played = result === null || 'passedOut' in result ? null : result;
  const over = played === null ? 0 : overOrShort(played);
  switch (name) {
    case 'overtricks':
      return `voor ${overtricks(over)}`;
    case 'tricks-short':
      return `voor ${-over === 1 ? '1 downslag' : `${-over} downslagen`}`;
    case 'multiplied':
      return played?.doubled === 2 ? 'geredoubleerd: de som maal vier' : 'gedoubleerd: de som maal twee';
    default:
      return PARTS[name];
  }
}

/** `gemaakt met 2 overslagen`, `1 down`. */
function made(result: Pick<DealResult, 'level' | 'tricks'>): string {
  const over = overOrShort(result);
  if (over === 0) return 'precies gemaakt';
  return over > 0 ? `gemaakt met ${overtricks(over)}` : `${-over} down`;
}

const TITLES: Readonly<Record<PadKind, string>> = {
  'six-deal': 'Bridgette over zes spellen',
  hawaii: 'Hawaï-Bridgette',
  rubber: 'Robber-Bridgette',
  summary: 'Bridgette, verkorte versie',
  contract: 'Contractbridge',
  'auction-1913': 'Auctionbridge met royals',
  minibridge: 'Minibridge',
};

/** Result, score sheet, the end of a match. */
export const score: Messages['score'] = {
  total: 'Totaal',
  part,
  honours,
  made,
  points: words.number,

  // The score sheet
  sheet: 'Scoreblad',
  sheetTitle: (kind) => TITLES[kind],
  roles: { N: 'Schrijver', S: 'Tegenstander' },
  deal: 'Spel',
  tieBreak: 'beslissend',
  by: (name) => `door ${name}`,
  passedOut: 'rondpas',
  summaryNote:
    'De korte regels zijn onduidelijk over de waarde van een manche. Dit blad houdt 750 aan; zo leest dit project het.',
  redoubledNote: (bonus) => `Hier levert een gemaakt geredoubleerd contract ${bonus} op.`,
  aboveTheLine: 'boven de streep',
  belowTheLine: 'onder de streep',
  gameNumber: (number) =>
    ['Eerste manche', 'Tweede manche', 'Derde manche'][number - 1] ?? `Manche ${number}`,
  gameTo: (name) => `gewonnen door ${name}`,
  towards: (name, points) => `${name} heeft ${points}`,
  closing: (name) => (name === 'rubber-bonus' ? 'robber' : name === 'game-bonus' ? 'manche' : 'deelscore'),
  howScored: 'Hoe elke score tot stand kwam',
  parts: 'Opgebouwd uit',
  scores: 'Score',
  closingBonus: 'Slotpremie',
  wins: (name, margin) => `${name} wint met ${words.number(margin)}`,
  draw: 'Gelijkspel',
  leads: (name, margin) => `${name} staat ${words.number(margin)} voor`,
  level: 'De spelers staan gelijk',
  stoppedNoWinner: 'Eerder gestopt, zonder winnaar bewaard',
  print: 'Afdrukken',
  copyText: 'Kopieer als tekst',
  textCopied: 'Het scoreblad is gekopieerd.',
  textNotCopied:
    'Deze browser liet het kopiëren niet toe. Het blad staat hieronder geselecteerd: kopieer het zelf.',
  asText: 'Het scoreblad als tekst',
  saveCsv: 'Bewaar als tabel (CSV)',
  csvName: (date) => `Bridgette ${date}.csv`,
  csvSeparator: ';',
  csv: {
    deal: 'Spel',
    dealer: 'Gever',
    declarer: 'Leider',
    contract: 'Contract',
    tricks: 'Slagen',
    over: 'Over of down',
    score: (name) => `${name}, score`,
    above: (name) => `${name}, boven de streep`,
    below: (name) => `${name}, onder de streep`,
    total: (name) => `${name}, totaal`,
    passedOut: 'rondpas',
    bonus: 'Slotpremie',
  },
  above: 'boven',
  below: 'onder',
  backToTable: 'Terug naar de tafel',
  noMatch: 'Er ligt geen partij op tafel, dus is er geen scoreblad te tonen.',
  home: 'Begin',

  // The result of a deal
  contractBy: (contract, sign, name) =>
    `${sign}${['', ' gedoubleerd', ' geredoubleerd'][contract.doubled] ?? ''} door ${name}`,
  claimed: (name, other, tricks, left) =>
    tricks === 0
      ? `${name} gaf ${left === 1 ? 'de laatste slag' : `de laatste ${left} slagen`} op, en ${other} ging akkoord.`
      : `${name} claimde ${tricks === left ? (left === 1 ? 'de laatste slag' : `alle laatste ${left} slagen`) : `${tricks} van de laatste ${words.tricks(left)}`}, en ${other} ging akkoord.`,
  scoreOfDeal: 'De score van dit spel',
  to: (name) => `voor ${name}`,
  whole: (name) => `${name} scoort`,
  standing: 'De stand van de partij',
  bothHands: 'Beide handen bij de uitkomst',
  handOf: (name) => `Hand van ${name}`,
  toNextDeal: 'Naar het volgende spel',
  later: 'Begin: speel een andere keer verder',
  nextDeal: 'Volgende spel',
  toScore: 'Naar de score',
  dealsNext: (name) => `${name} is de volgende gever.`,
  tieBreakNext: (points) => `Gelijk na zes spellen, met ${words.number(points)} elk. Nog één spel beslist.`,

  // The folded details
  exchange: 'De uitwisseling',
  turnedUp: 'Keerkaart',
  captured: (name, colon) => `${name} veroverde die met de ${colon}`,
  dealt: (name) => `Gegeven aan ${name}`,
  drawn: (name) => `Getrokken door ${name}`,
  discards: (name) => `Afgelegd door ${name}`,
  unseen: 'Ongezien in de stapel gebleven',
  auction: 'Het bieden',
  allTricks: 'Alle slagen',
  noTricks: 'Er is geen slag uitgespeeld.',
  trick: 'Slag',
  led: 'Voor',
  followed: 'Bij',
  wonBy: 'Gewonnen door',
  bars: (suit) => `blokkeert ${suit}`,
  code: 'De code van dit spel',
  codeExplained: 'Wie deze 52 letters bij Nieuwe partij intikt, geeft dezelfde kaarten nog een keer.',
  copy: 'Kopieer de code',
  copied: 'De code is gekopieerd.',
  notCopied: 'Deze browser liet het kopiëren niet toe. Selecteer de code en kopieer hem zelf.',

  // The end of the match
  matchOver: 'De partij is afgelopen',
  winner: (name) => `${name} wint de partij`,
  drawnMatch: 'De partij is gelijk geëindigd',
  stoppedAfter: (deals) => `Gestopt na ${deals === 1 ? 'één spel' : `${deals} spellen`}`,
  noWinner: 'De scores zijn bewaard, en niemand heeft gewonnen.',
  byTieBreak: 'Gelijk na zes spellen, beslist door het extra spel.',
  rubberTo: (name) => `${name} won de robber.`,
  rubberYetMatchTo: (rubber, match) =>
    `${rubber} won de robber, maar het hoogste totaal is van ${match}, en het totaal beslist.`,
  rubberStopped: 'De robber is eerder gestopt en afgesloten met premies voor manches en deelscores.',
  rubberYetDraw: (rubber, points) =>
    `${rubber} won de robber, maar beide totalen zijn ${words.number(points)}, en de totalen beslissen.`,
  rematch: 'Revanche',

  // Stopping early
  stop: 'De partij hier stoppen…',
  stopTitle: 'De partij hier stoppen?',
  stopRubber:
    'De robber wordt dan afgesloten: een gewonnen manche, en een deelscore in de onvoltooide manche, leveren elk een premie op. Het hoogste totaal wint.',
  stopBonuses: (items) => `Zoals het er nu voor staat, gaat er een premie naar ${words.list(items)}.`,
  stopGame: (name) => `${name} voor een manche`,
  stopPart: (name) => `${name} voor een deelscore`,
  stopSix: 'De partij wordt dan bewaard zoals die er voor staat, met de scores en zonder winnaar.',
  whoAsks: 'Jullie moeten het beiden willen. Wie vraagt om te stoppen?',
  asks: (name) => `${name} vraagt om te stoppen`,
  playOn: 'Doorspelen',
  asked: (name, other) => `${name} vraagt om hier te stoppen. ${other} beslist.`,
  agree: (name) => `${name}: hier stoppen`,
  refuse: (name) => `${name}: doorspelen`,
};
