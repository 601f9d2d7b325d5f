import type { Messages } from '../messages.ts';

const NAMES = { N: 'Eerste speler', S: 'Tweede speler' };

/** The New match form. */
export const newMatch: Messages['shell']['newMatch'] = {
  title: 'Nieuwe partij',
  players: 'Wie spelen er?',
  name: NAMES,
  placeholder: { N: 'bijvoorbeeld Maria', S: 'bijvoorbeeld Jan' },
  rules: 'Welke regels?',
  ownHint: 'Je eigen combinatie van de opties hieronder.',
  options: 'Opties',
  optionsHint: 'Elke regel apart',
  scoring: 'Telling',
  scoringValues: { 'six-deal': 'Zes spellen', hawaii: 'Hawaï', rubber: 'Robber', summary: 'Verkorte versie' },
  capturing: 'Veroveren',
  capturingHint: 'Een gegeven kolon die bij de keerkaart past, mag ermee geruild worden.',
  cueBids: 'Cuebids',
  cueBidsHint: 'Biedingen die naar de andere hand vragen, en waarop het antwoord waar moet zijn.',
  openingJump: 'Strenge openingen',
  openingJumpHint: 'Een kleur openen op niveau 2 of hoger vraagt vier kaarten van die kleur.',
  auctionEnd: 'Het bieden eindigt met',
  auctionEndValues: { 'two-passes': 'twee keer pas achter elkaar', 'one-pass': 'één pas' },
  openingLead: 'Wie komt uit?',
  openingLeadValues: { declarer: 'de leider', defender: 'de tegenspeler' },
  redoubledBonus: 'Premie voor een gemaakt geredoubleerd contract',
  calling: 'Uitwisseling en bieden',
  atTheTable: 'Aan tafel',
  olderTricksOpen: 'Oudere slagen liggen open',
  olderTricksOpenHint: 'Alle slagen zijn terug te zien, niet alleen de vorige.',
  receiverCuts: 'De ontvanger coupeert',
  receiverCutsHint: 'Voor elk spel neemt de speler die niet geeft een deel van de stapel af.',
  prepared: 'Klaargelegde spellen',
  preparedHint: 'Speel spellen van hun code',
  codes: 'Codes, één per regel',
  codesHint:
    'Een code bestaat uit 52 letters en cijfers. Spaties, streepjes en kleine letters mogen. Na de laatste code wordt er geschud.',
  codesCount: (count) => (count === 1 ? '1 klaargelegd spel' : `${count} klaargelegde spellen`),
  firstDealer: 'Wie geeft het eerst?',
  player: (seat, name) => (name === '' ? NAMES[seat] : name),
  start: 'Begin de partij',
  errors: {
    empty: 'Geef deze speler een naam.',
    'too-long': (most) => `Hoogstens ${most} tekens, graag.`,
    equal: 'De twee spelers hebben verschillende namen nodig.',
    line: (line, why) => `Regel ${line}: ${why}`,
  },
};
