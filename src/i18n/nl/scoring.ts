import type { HonoursKind } from '../../pads/index.ts';
import type { Messages } from '../messages.ts';

const HONOURS: Readonly<Record<HonoursKind, string>> = {
  three: 'drie',
  four: 'vier',
  'four-in-one': 'vier in één hand',
  five: 'vijf',
  'five-four-in-one': 'vijf, waarvan vier in één hand',
  'five-in-one': 'vijf in één hand',
  aces: 'de vier azen in één hand, bij sans atout',
};

export const scoring: Messages['scoring'] = {
  title: 'Scoretabellen',
  link: 'Wat levert wat op',
  games: 'Spelsoort',
  back: 'Terug',
  bid: 'Bod',
  bids: 'Biedingen',
  points: 'Punten',
  doubled: { 0: 'ongedoubleerd', 1: 'gedoubleerd', 2: 'geredoubleerd' },
  notVulnerable: 'niet kwetsbaar',
  vulnerable: 'kwetsbaar',
  both: (one, other) => `${one}, ${other}`,

  // Made
  made: 'Geboden en gemaakt: voor de leider',
  extras: 'En daarbij',
  madeDoubled: 'gedoubleerd of geredoubleerd gemaakt',
  anyOvertricks: 'overslagen, hoeveel ook',
  exacto: 'Exacto! Precies de geboden slagen',
  surplus: (overtricks) => `Surplus! ${overtricks} overslagen of meer`,
  exactly: (from, to) =>
    from === to
      ? `precies de geboden slagen, op hoogte ${to}`
      : `precies de geboden slagen, op hoogte ${from} tot en met ${to}`,
  threeOver: (overtricks) => `${overtricks} overslagen, niet meer en niet minder`,
  thenTimes: 'daarna de hele som, maal',

  // Tricks
  belowTheLine: (game) => `Onder de streep: ${game} is een manche`,
  trickBid: (strains) => `${strains}, per geboden slag`,
  trickTaken: (strains) => `${strains}, per slag boven de zes`,
  noTrumpOnce: (noTrump) => `${noTrump}, eenmaal`,
  firstTrick: (noTrump) => `${noTrump}, de eerste slag`,
  furtherTricks: (noTrump) => `${noTrump}, elke volgende slag`,
  overtricks: 'Overslagen, per slag',
  everyTrickCounts: 'Slagen boven het bod tellen ook mee, als het bod gemaakt is.',
  eachOver: 'per slag boven het bod',

  // Slams and honours
  slams: 'Slems, geboden en gemaakt',
  slamsTaken: 'Slems, geboden of niet',
  littleSlam: 'klein slem, twaalf slagen',
  grandSlam: 'groot slem, dertien slagen',
  slamsTo: 'Voor de leider alleen als het bod gemaakt is, voor de andere partij altijd.',
  ofSuit: (bids, name) => `${bids}, ${name}`,
  honours: 'Honneurs: voor de partij die ze had',
  honoursOf: (kind) => HONOURS[kind],
  trumpHonours: (kind) => (kind === 'aces' ? HONOURS.aces : `${HONOURS[kind]} troefhonneurs in één hand`),

  // Short
  short: 'Downslagen: voor de andere partij',
  tricksShort: (tricks, more) => (more ? `${tricks} of meer` : tricks === 1 ? '1 slag' : `${tricks} slagen`),
  nth: (trick) => ['eerste', 'tweede', 'derde'][trick - 1] ?? `${trick}e`,
  eachTrick: 'elk',
  eachFurther: 'elke volgende',
  eachShort: 'per slag',
  oneSpade: 'één schoppen, al dan niet gedoubleerd',
  atMost: (each, most) => `${each} per slag, ten hoogste ${most}`,

  // The end
  ends: 'Het einde van een robber',
  rubberTwo: 'robber, tegen geen manche',
  rubberOne: 'robber, tegen één manche',
  rubber: 'robber: twee manches',
  stoppedGame: 'eerder gestopt: een gewonnen manche',
  stoppedPart: 'eerder gestopt: een deelscore',
  part: 'een gemaakte deelscore',
  game: 'een gemaakte manche',
  gameNeeds: 'Slagen die een manche nodig heeft',
  endsAfter: (deals) => `Na ${deals} spellen wint het hoogste totaal; gelijke totalen zijn gelijkspel.`,
  tieBreak: (deals) => `Gelijk na ${deals} spellen: nog één spel beslist.`,
};
