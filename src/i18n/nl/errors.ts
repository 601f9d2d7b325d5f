import type { Messages } from '../messages.ts';
import { sitting as sittings } from './sitting.ts';
import { words } from './words.ts';

const held = (count: number): string => (count === 0 ? 'je hebt er geen' : `je hebt er maar ${count}`);
const of = (items: readonly string[]): string => items.join(' of ');

/** Every refusal in a sentence a player understands. */
export const errors: Messages['errors'] = {
  // The match
  'not-a-card': ({ text }) => `“${text}” is geen kaart.`,
  'not-a-hand': ({ text }) => `“${text}” is geen hand in de notatie van Bridgette.`,
  'not-a-call': ({ text }) => `“${text}” is geen bieding.`,
  'code-length': ({ length }) => `De code van een spel heeft 52 letters en cijfers; deze heeft er ${length}.`,
  'code-letter': ({ letter, at }) => `“${letter}” op plaats ${at} kan niet in de code van een spel staan.`,
  'code-check': () =>
    'Er zit een fout in deze code: de controleletters kloppen niet met de rest. Vergelijk hem met het origineel.',
  'options-contradict': () =>
    'Cuebids vragen een bieding die met twee passen eindigt: wie een cuebid geeft, moet opnieuw bieden. Zet een van de twee uit.',
  'wrong-phase': () => 'Dat kan op dit punt van de partij niet.',
  'not-your-turn': ({ turn }, name) => `${name(turn)} is aan de beurt.`,
  'match-over': () => 'Deze partij is afgelopen.',
  'cut-place': () => 'Op die plaats ligt geen kaart.',
  'cut-taken': () => 'Die kaart is al omgedraaid. Kies een andere.',
  'cut-done': ({ seat }, name) => `${name(seat)} heeft al een kaart gekozen.`,
  'not-a-pack': () => 'Dat zijn geen 55 verschillende kaarten.',
  'capturing-off': () => 'In deze partij wordt niet veroverd.',
  'capture-colon-upcard': () => 'De keerkaart is een kolon, en een kolon kan niet veroverd worden.',
  'capture-no-match': ({ upcard }) =>
    `Om de ${words.card(upcard)} te veroveren moet je de kolon die erbij past gekregen hebben bij het geven.`,
  'capture-after-draw': () => 'Veroveren gaat vóór trekken; na het trekken is het te laat.',
  'draw-first': () => 'Trek eerst, en leg dan af.',
  'already-drawn': () => 'Je hebt al getrokken. Leg nu af.',
  'discard-count': ({ needed, chosen }) =>
    `Leg precies ${words.cards(needed)} af; ${chosen === 0 ? 'er is er nog geen' : chosen === 1 ? 'er is er 1' : `er zijn er ${chosen}`} gekozen.`,
  'discard-not-held': ({ card }) => `De ${words.card(card)} zit niet in je hand.`,
  'discard-twice': ({ card }) => `De ${words.card(card)} is twee keer gekozen.`,
  'claim-tricks': ({ most }) => `Je kunt van de resterende slagen er geen tot ${most} claimen.`,
  'claim-once': () => 'Je hebt deze beurt al een voorstel gedaan. Speel eerst een kaart.',
  'claim-pending': () => 'Eerst moet het voorstel om te stoppen met spelen beantwoord worden.',
  'nothing-new': () => 'Er is niets gebeurd sinds je voor het laatst keek.',
  'no-claim': () => 'Niemand heeft voorgesteld om te stoppen met spelen.',
  'undo-pending': () => 'Eerst moet het verzoek om terug te nemen beantwoord worden.',
  'nothing-to-undo': () => 'Je hebt in dit spel niets gedaan dat je terug kunt nemen.',
  'undo-needs-consent': () => 'Dit kun je alleen terugnemen als je tegenstander akkoord gaat.',
  'undo-is-free': () => 'Dit kun je terugnemen zonder het te vragen.',
  'undo-refused': () =>
    'Je tegenstander wil verder. Je kunt het opnieuw vragen als het spel verder gevorderd is.',
  'no-undo-asked': () => 'Niemand heeft gevraagd iets terug te nemen.',
  'stop-asked': ({ seat }, name) =>
    `${name(seat)} heeft gevraagd de partij hier te beëindigen. Beantwoord dat eerst.`,
  'no-stop-asked': () => 'Niemand heeft gevraagd de partij te beëindigen.',
  'sit-asked': ({ seat }, name) => `${name(seat)} heeft om de open tafel gevraagd. Beantwoord dat eerst.`,
  'no-sit-asked': () => 'Niemand heeft gevraagd anders te gaan zitten.',
  'sits-already': ({ sitting }) => `Zo zitten jullie al: ${sittings.names[sitting]}.`,
  'deal-running': () => 'Een partij kan alleen tussen twee spellen eindigen. Maak dit spel eerst af.',

  // The auction
  'auction-over': () => 'Het bieden is afgelopen.',
  'must-open': () => 'De gever moet met een bod openen: elke andere bieding komt later.',
  'bid-too-low': ({ last }) => `Een bod moet hoger zijn dan ${words.callSign(last)}.`,
  'two-cards-needed': ({ suit, held: count }) =>
    `Om ${words.suit(suit)} te bieden heb je twee kaarten van die kleur nodig; ${held(count)}.`,
  'no-void': ({ void: suit }) =>
    `Om sans atout te bieden heb je een kaart in elke kleur nodig; je hebt geen ${words.suit(suit)}.`,
  'jump-needs-four': ({ suit, held: count }) =>
    `Dat is een sprongbod: daarvoor heb je vier kaarten van die kleur nodig. Van ${words.suit(suit)}: ${held(count)}.`,
  'opening-needs-four': ({ suit, held: count }) =>
    `In deze partij vraagt een opening boven niveau 1 vier kaarten van die kleur. Van ${words.suit(suit)}: ${held(count)}.`,
  'must-answer': ({ answer }) =>
    `Je is iets gevraagd: antwoord ${words.callSign(answer)}, of wijk uit met een sprongbod of een eigen cuebid als je hand daarvoor geschikt is.`,
  'must-answer-again': ({ answer }) =>
    `Een recuebid kun je niet ontwijken: je antwoord is ${words.callSign(answer)}.`,
  'untrue-answer': ({ answer }) =>
    `Het antwoord van je hand is ${words.callSign(answer)}: het laagste bod dat de waarheid zegt. Uitwijken kan alleen met een sprongbod of een cuebid.`,
  'no-pass-after-answer': () =>
    'Je vroeg iets en kreeg antwoord, dus je moet opnieuw bieden: het antwoord is geen contract.',
  'nothing-to-double': () => 'Een doublet moet direct na een bod van je tegenstander komen.',
  'nothing-to-redouble': () => 'Een redoublet moet direct na een doublet van je tegenstander komen.',
  'cue-bids-off': () => 'Deze partij wordt zonder cuebids gespeeld.',
  'cue-bid-needs-ten': ({ points }) => `Voor een cuebid heb je tien punten nodig; je hebt er ${points}.`,
  'already-answered': ({ keyword }) =>
    `Op “${words.keyword(keyword)}” heb je in deze bieding al antwoord gekregen. Vraag naar iets anders.`,
  'cue-bid-level': ({ right, afterAnswer }) => {
    if (right.length === 0) return 'Er is hier geen ruimte meer voor een cuebid.';
    const here = of(right.map((bid) => words.callSign(bid)));
    return afterAnswer
      ? `Na een antwoord is een cuebid het eerstvolgende hogere bod, of het antwoord één niveau hoger: hier ${here}.`
      : `Een cuebid verhoogt het laatste bod met één niveau in dezelfde speelsoort: hier ${here}.`;
  },
  'cue-bid-cannot-open': () => 'Het bieden kan niet met een cuebid beginnen.',
  'cue-bid-no-room': () =>
    'Er is geen ruimte: sommige antwoorden zouden te hoog zijn, of je zonder toegestane bieding laten zitten.',
  'recue-needs-suit': () => 'Het antwoord toonde geen kleur, dus er is geen tweede om naar te vragen.',
  'recue-once': () => 'Naar een tweede kleur kun je maar één keer vragen.',
  'recue-no-room': () =>
    'Er is geen ruimte om naar een tweede kleur te vragen: sommige antwoorden zouden te hoog zijn, of je zonder toegestane bieding laten zitten.',
  'nothing-to-transfer': () => 'Met een transfer neem je het antwoord op je cuebid over, direct erna.',
  'transfer-needs-four': ({ suit, held: count }) =>
    `Voor een transfer heb je vier kaarten van die kleur nodig. Van ${words.suit(suit)}: ${held(count)}.`,
  'transfer-no-void': ({ void: suit }) =>
    `Voor een transfer in sans atout heb je een kaart in elke kleur nodig; je hebt geen ${words.suit(suit)}.`,

  // The play
  'play-over': () => 'Alle dertien slagen zijn gespeeld.',
  'not-in-hand': ({ card }) => `De ${words.card(card)} zit niet in je hand.`,
  'must-follow': ({ suit, colon }) =>
    `Beken kleur: er is ${words.suit(suit)} voorgespeeld en je hebt die kleur.${colon === null ? '' : ` Je ${words.card(colon)} mag ook.`}`,
  'colon-does-not-match': ({ suit, colon }) =>
    `Zolang je ${words.suit(suit)} hebt, mag je alleen de kolon bijspelen die bij de voorgespeelde kaart past: de ${words.card(colon)}.`,
  barred: ({ suit }) =>
    `Een kolon heeft ${words.suit(suit)} geblokkeerd: speel in deze slag iets anders voor.`,
};
