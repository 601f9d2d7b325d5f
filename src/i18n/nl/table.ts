import type { Messages } from '../messages.ts';
import { happened, taken } from './events.ts';
import { words } from './words.ts';

/** The table in its three phases, and the hand-over. */
export const table: Messages['table'] = {
  happened,
  taken,

  // The hand-over
  overTo: (name) => `Geef door aan ${name}`,
  whatHappened: 'Sinds je voor het laatst keek',
  nothingNew: 'Sinds je vorige beurt is er niets gebeurd.',
  toAct: {
    draw: (name) => `${name} gaat trekken.`,
    discard: (name) => `${name} gaat afleggen.`,
    open: (name) => `${name} opent het bieden.`,
    call: (name) => `${name} is aan de beurt om te bieden.`,
    lead: (name) => `${name} speelt voor.`,
    follow: (name) => `${name} speelt bij.`,
    answerClaim: (name) => `${name} beslist over het voorstel.`,
    answerUndo: (name) => `${name} beslist over het terugnemen.`,
  },
  hold: (name) => `Vasthouden: ik ben ${name}`,
  openPlainly: (name) => `Openen voor ${name} zonder vasthouden`,
  holdHint: {
    none: 'Er staan nu geen kaarten op het scherm. Houd de knop een halve seconde vast om de jouwe te zien.',
    early: 'Dat was net te snel na de vorige beurt. Druk nog een keer.',
    short: 'Houd vast tot de balk vol is.',
  },
  handOver: 'Doorgeven',

  // Where the deal stands
  dealOf: (number, total) => `Spel ${number} van ${total}`,
  dealNumber: (number) => `Spel ${number}`,
  tieBreak: 'Beslissend spel',
  prepared: 'Klaargelegd spel',
  dealer: 'gever',
  declarer: 'leider',
  vulnerable: 'kwetsbaar',
  games: (count) => (count === 1 ? '1 manche' : `${count} manches`),
  part: (points) => `${points} onder de streep`,
  score: (name, points) => `${name} ${words.number(points)}`,
  separator: ' · ',
  stateOfDeal: 'Stand van het spel',
  holds: (name, count) => `${name} heeft ${words.cards(count)}`,
  ofTricks: (won, needed) => `${won} van ${needed}`,
  ofTricksUnit: 'slagen',
  tricksWon: (count) => `${words.tricks(count)} gewonnen`,
  yourHand: (name) => `Hand van ${name}`,
  points: words.points,

  // Exchange
  exchange: 'Uitwisseling',
  upcard: 'Keerkaart',
  upcardIs: (card) => `Keerkaart: ${card}`,
  pack: 'Stapel',
  unseen: (count) => `${words.cards(count)} ongezien`,
  captured: (name, upcard) => `${name} veroverde de ${upcard}`,
  drawPrompt: (count) => `Jouw uitwisseling: ${count} nieuwe kaarten voor ${count} oude.`,
  draw: (count) => `Trek ${words.cards(count)}`,
  capture: (upcard, colon) => `Verover de ${upcard} met je ${colon}`,
  discardPrompt: (left, total) =>
    left === 0
      ? 'Klaar om af te leggen.'
      : left > 0
        ? `Kies er ${left < total ? 'nog ' : ''}${left} om af te leggen.`
        : `Kies er ${-left} minder.`,
  discard: (count) => `Leg ${words.cards(count)} af`,
  fresh: 'net getrokken',
  freshRibbon: 'nieuw',
  discarded: 'Jouw afgelegde kaarten',
  thrown: (name, count) => `${name} legde ${words.cards(count)} af`,
  noDiscards: 'Je hebt nog niets afgelegd.',

  // Auction
  auction: 'Bieden',
  biddingBox: 'Biedbox',
  kindOfBid: 'Soort bod',
  natural: 'Natuurlijk',
  ask: (keyword) => `Vraag: ${keyword}?`,
  level: 'Niveau',
  strain: 'Speelsoort',
  yourCall: 'Jij biedt: hoger, of pas.',
  passEnds: 'Jij biedt: met een pas is het bieden voorbij.',
  openPrompt: 'Jij bent de gever: open met een bod.',
  answerPrompt: (asked) => `Je is gevraagd naar ${asked}. Antwoord, of wijk uit.`,
  answerAgainPrompt: 'Je is gevraagd naar een tweede kleur. Antwoord nog een keer.',
  afterAnswer: 'Je hebt antwoord gekregen: bied opnieuw.',
  answer: (call) => `Antwoord ${call}`,
  evade: 'Of wijk uit: een sprongbod, of een eigen cuebid.',
  noCalls: 'Nog geen biedingen',
  callBefore: 'Biedingen tot nu toe',
  make: (call) => `Zeg ${call}`,
  bid: (call) => `Bied ${call}`,
  chooseFirst: 'Kies een bieding',

  // Play
  play: 'Spelen',
  contract: 'Contract',
  by: (name) => `door ${name}`,
  needs: 'Nodig',
  needsMore: (more, total) =>
    more > 0
      ? `nog ${more} van ${total}`
      : more === 0
        ? `gemaakt: ${total}`
        : `gemaakt, ${-more} ${more === -1 ? 'overslag' : 'overslagen'}`,
  worthMade: (name) => `Gemaakt: ${name} krijgt`,
  worthShort: (name) => `1 down: ${name} krijgt`,
  won: (name) => `${name} won`,
  trick: 'Slag',
  trickNumber: (number) => `Slag ${number}`,
  led: (name) => `${name} speelde voor`,
  followed: (name) => `${name} speelde bij`,
  wonBy: (name) => `gewonnen door ${name}`,
  lastTrick: 'Vorige slag',
  olderTricks: 'Oudere slagen',
  noTrick: 'Nog geen slag',
  stillLies: 'Hij ligt nog in het midden.',
  collect: 'Haal de slag op',
  collectPrompt: 'Bekijk de slag, en haal hem dan op.',
  forcedPrompt: 'De enige kaart die mag, speelt vanzelf.',
  leadPrompt: 'Jij speelt voor: kies een kaart.',
  leadOn: 'Je hebt de slag gewonnen: speel voor.',
  followPrompt: (suit) => `Jouw kaart: er is ${suit} voorgespeeld.`,
  followColonPrompt: 'Er is een kolon voorgespeeld: je mag elke kaart bijspelen.',
  barSign: (suit) => `Geen ${suit} in deze slag`,
  barIdle: (suit) => `${suit} is geblokkeerd, maar je hebt niets anders`,
  barWhy: (colon, met) => `de ${colon} viel op de ${met}`,
  playCard: (card) => `Speel de ${card}`,
  notPlayable: 'niet speelbaar',
  playable: 'speelbaar',
  place: (at, total) => `${at} van ${total}`,
  chosen: 'gekozen',

  // Menu, undo, claim
  menu: 'Tafelmenu',
  menuShort: 'Menu',
  close: 'Sluiten',
  home: 'Begin',
  putAway: 'Hand wegleggen',
  notMyTurn: 'Niet mijn beurt, wegleggen',
  takeBack: (what) => `Neem terug: ${what}`,
  askTakeBack: (what, opponent) => `Vraag ${opponent} om terug te nemen: ${what}`,
  askedTakeBack: (name, what) => `${name} vraagt om terug te nemen: ${what}.`,
  willVanish:
    'Dit zou van tafel verdwijnen. Getrokken kaarten blijven dezelfde als ze opnieuw getrokken worden.',
  agree: 'Akkoord',
  goOn: 'Zo verder spelen',
  claim: 'Claimen of opgeven',
  claimChoose: 'Kies een aantal',
  claimExplained: (opponent) =>
    `Je voorstel beëindigt het spelen als ${opponent} akkoord gaat. Zolang het er ligt, ziet ${opponent} je hand.`,
  claimHow: (left) =>
    left === 1 ? 'Win je de laatste slag? 1 of 0.' : `Hoeveel van de ${left} resterende slagen win je?`,
  claimMake: (tricks, left) =>
    tricks === 0 ? `Opgeven: ${words.allTricks(left)} weggeven` : `Claim ${tricks} van ${words.tricks(left)}`,
  cancel: 'Annuleren',
  accept: 'Akkoord',
  playOn: 'Doorspelen',
  claimersHand: (name) => `Hand van ${name}, getoond bij het voorstel`,
  refusal: 'Dat kan niet',
};
