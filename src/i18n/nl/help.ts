import type { RuleError } from '../../engine/errors.ts';
import type { Messages } from '../messages.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

/** Why a card may not be played, short enough to be read with each card. */
function notPlayable(error: RuleError | null): string {
  switch (error?.code) {
    case 'must-follow':
      return `niet speelbaar: er is ${words.suit(error.params.suit)} voorgespeeld en je hebt ${words.suit(error.params.suit)}`;
    case 'colon-does-not-match':
      return `niet speelbaar: zolang je ${words.suit(error.params.suit)} hebt, mag alleen de ${words.card(error.params.colon)} erbij`;
    case 'barred':
      return `niet speelbaar: een kolon heeft ${words.suit(error.params.suit)} geblokkeerd`;
    default:
      return 'niet speelbaar';
  }
}

/** Keys, what can be done now, the guide of the first match, bridge's terms. */
export const help: Messages['help'] = {
  notPlayable,
  handKeys: 'Kaarten; pijltjestoetsen gaan van de ene naar de andere',
  spoken: { X: 'gedoubleerd', XX: 'geredoubleerd' },
  terms,

  keys: {
    title: 'Toetsenbord',
    all: 'Alle toetsen',
    everywhere: 'Overal',
    table: 'Aan tafel',
    typing: 'Een bod of een kaart typen',
    rowsEverywhere: [
      ['Tab', 'naar het volgende dat kan'],
      ['Pijltjestoetsen', 'tussen kaarten en tussen keuzes'],
      ['Home, End', 'naar de eerste en de laatste kaart'],
      ['Enter of spatie', 'doet het; vasthouden om het apparaat over te nemen'],
      ['Escape', 'sluit een venster'],
      ['?', 'opent dit blad'],
    ],
    rowsTable: [
      ['Escape of Shift + H', 'leg je hand weg'],
      ['M', 'menu'],
      ['W', 'wat kan ik doen?'],
      ['U', 'neem terug, of vraag het'],
    ],
    rowsTyping: [
      ['2s, 3sa, 4k', 'een bod: niveau en S, H, R, K of SA'],
      ['p, x, xx, t', 'pas, doublet of recuebid, redoublet, transfer'],
      ['2s-kort, 2sk', 'een cuebid: kort, niets, aas, heer, vrouw, boer, of de eerste letter'],
      ['sv, r10, :g', 'een kaart: kleur en waarde; een kolon: KL, KO of G'],
      ['Enter', 'doet het bod of speelt de kaart die gevonden is'],
      ['Backspace, Escape', 'neemt een letter terug, of alle'],
    ],
    pad: 'Op een scoreblok',
    rowsPad: [
      ['4s, 3sa x', 'een contract; de eerste letters van de leider mogen ervoor staan: m 4s'],
      ['=, +1, -2', 'precies gemaakt, één over, twee down, ook in één keer: m 4s +1'],
      ['pas', 'rondgepast, waar het spel dat kent'],
      ['Enter', 'noteert het'],
      ['Ctrl + Z, Ctrl + Y', 'terug, opnieuw'],
    ],
    letters: 'Letters als sneltoetsen',
    lettersHint:
      'Uit, dan doen letters aan tafel niets; Tab, pijltjes, Enter, spatie en Escape werken altijd.',
  },

  typed: {
    found: (what) => `${what} – Enter`,
    missing: 'dat is er hier niet',
  },

  guide: {
    label: 'Gids',
    done: 'Begrepen',
    never: 'Geen gids meer',
    again: 'Toon de gids opnieuw',
    againHint: 'De korte uitleg die de eerste keer bij elke fase komt.',
    willShow: 'De uitleg komt opnieuw.',
    steps: {
      peek: 'Je kaarten liggen gedekt. Houd Kijken vast om ze te zien, in de schaduw van je hand; kies met de andere hand, of schuif je vinger naar een kaart of bieding en til hem daar op. Laat los, en ze zijn weer bedekt.',
      exchange:
        'Eerst ruil je: trek kaarten en leg er evenveel af; de gever 4, 8 of 12, meer naarmate de keerkaart hoger is, de ander 2. Houd hoge kaarten en lange kleuren. De paarse kaarten zijn kolons: zonder kleur, maar ze kunnen er een van de tegenstander blokkeren. Wat je kunt doen, staat altijd in het menu.',
      auction:
        'Bied hoeveel slagen boven de zes je wint, en welke kleur troef is; SA is sans atout, zonder troef. Elk bod gaat boven het vorige. Een bod met een stippelrand mag nu niet: tik erop om te zien waarom.',
      play: 'Dertien slagen van twee kaarten. Beken kleur als je kunt: de hoogste kaart wint, en een troef gaat boven de andere kleuren. De kolon die bij de voorgespeelde kaart hoort, mag er altijd bij. Grijze kaarten mogen niet: tik erop om te zien waarom.',
      bar: 'De kolon hoorde bij de voorgespeelde kaart: hij verliest de slag, maar blokkeert de kleur. De winnaar mag die kleur niet meteen weer voorspelen, tenzij die niets anders heeft.',
      result:
        'Dit is de score van het spel als een som, elk deel met zijn naam. Daaronder liggen beide handen, het bieden en de slagen; onderaan ga je verder.',
    },
  },

  moves: {
    title: 'Wat kan ik doen?',
    always: 'Altijd: leg je hand weg, of open het menu.',
    draw: (count) =>
      `Trek ${words.cards(count)}. Je ziet ze; daarna leg je er ${count} van al je kaarten af.`,
    discard: (count, opponent) =>
      `Kies ${words.cards(count)} en leg ze af: oude of net getrokken, ook kolons. ${opponent} ziet ze dit spel niet.`,
    capture: (upcard, colon) =>
      `Verover: ruil je ${colon} voor de ${upcard}, voordat je trekt. Het aantal kaarten dat getrokken wordt, blijft gelijk.`,
    answerUndo: 'Ga akkoord met het terugnemen van wat op tafel genoemd is, of speel zo verder.',
    answerClaim: 'Ga akkoord met het voorstel, en het spel wordt zo geteld; of speel door.',

    answer: (call) => `Antwoord ${call}`,
    answerSays: (opponent) =>
      `Het ene antwoord dat waar is. Het is geen contract: ${opponent} moet nog eens bieden.`,
    pass: 'Pas',
    passSays: (contract, declarer) =>
      `Passen jullie allebei, na elkaar, dan is het contract ${contract}, leider ${declarer}.`,
    passEnds: (contract, declarer) =>
      `Daarmee is het bieden voorbij: het contract is ${contract}, leider ${declarer}.`,
    double: 'Doublet',
    doubleSays: (bid) => `${bid} telt zwaarder, gemaakt of down. Elk later bod heft het doublet op.`,
    redouble: 'Redoublet',
    redoubleSays: 'Het telt nog zwaarder.',
    redoubleEnds: 'Het telt nog zwaarder, en het bieden is meteen voorbij.',
    transfer: 'Transfer',
    transferSays: (answer, opponent) =>
      `${answer} wordt je eigen bod. ${opponent} mag passen, doubleren of doorbieden.`,
    recue: 'Recuebid (Doublet)',
    recueSays: (lowest, highest) =>
      `Vraagt naar een tweede kleur van dezelfde soort. Het antwoord ligt tussen ${lowest} en ${highest}, sans atout betekent geen, en het kan niet ontweken worden. Daarna moet je nog eens bieden.`,
    bids: 'Bied',
    evadingBids: 'Wijk uit met een sprong',
    bidsSay:
      'Een bod is een contract voor zes slagen en zoveel meer als zijn getal. Het vraagt twee kaarten van de kleur, of vier voor een sprong, een niveau hoger dan nodig is om boven het laatste bod te gaan; sans atout een kaart in elke kleur.',
    upTo: (lowest, highest) => `${lowest} tot ${highest}`,
    cue: (bid) => `Cuebid ${bid} …`,
    asksFor: (keyword, what) => `${keyword}? vraagt naar ${what}`,
    cueCosts: (lowest, highest, opponent) =>
      `Wat het kost: het antwoord ligt tussen ${lowest} en ${highest}; sans atout betekent dat er zo geen kleur is. Daarna moet je nog eens bieden, hoger of met een transfer; passen kan niet. ${opponent} mag uitwijken met een sprong of een eigen cuebid.`,

    lead: 'Jij speelt voor. Je mag spelen:',
    follow: 'Je mag spelen:',
    colons: 'kolons',
    cannot: (suit, why) => `Geen ${suit}: ${why}`,
    claim: (most) =>
      `Claim of geef op, in het menu: zeg hoeveel van de ${words.tricks(most)} die nog komen je wint.`,
  },
};
