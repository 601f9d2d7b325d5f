import type { Messages } from '../messages.ts';

/** The terms of the game, explained on a tap and listed in About. */
export const terms: Messages['help']['terms'] = {
  title: 'Woorden van het spel',
  close: 'Sluiten',
  list: {
    dealer: {
      name: 'gever',
      text: 'Wie geeft. De gever ruilt als tweede, meer kaarten naarmate de keerkaart hoger is, en opent het bieden.',
    },
    receiver: {
      name: 'ontvanger',
      text: 'Wie niet geeft. De ontvanger ruilt als eerste, altijd twee kaarten.',
    },
    upcard: {
      name: 'keerkaart',
      text: 'De kaart die open naast de stapel ligt. Hij zegt hoeveel kaarten de gever ruilt: 4 bij 2 tot 10 of de Kleine kolon, 8 bij boer, vrouw, heer of de Koninklijke, 12 bij een aas of de Grote. De ander ruilt er altijd twee.',
    },
    colon: {
      name: 'kolon',
      text: 'Een van drie kaarten zonder kleur en waarde. De Kleine hoort bij 2 tot 10, de Koninklijke bij boer, vrouw en heer, de Grote bij azen. Bijgespeeld verliest hij de slag; voorgespeeld wint hij, tenzij de andere kaart troef is of bij hem hoort.',
    },
    capture: {
      name: 'veroveren',
      text: 'Wie de kolon kreeg die bij de keerkaart hoort, mag die twee vóór het trekken ruilen.',
    },
    points: {
      name: 'punten',
      text: 'Aas 4, heer 3, vrouw 2, boer 1. Kolons en lange kleuren tellen niet. Een cuebid vraagt tien punten.',
    },
    declarer: {
      name: 'leider',
      text: 'Wie het laatste bod deed, en nu de slagen moet winnen die het beloofde.',
    },
    defender: {
      name: 'tegenspeler',
      text: 'De tegenstander van de leider, die scoort als het contract down gaat.',
    },
    contract: {
      name: 'contract',
      text: 'Het laatste bod: zijn getal en zes erbij is hoeveel van de dertien slagen de leider moet winnen.',
    },
    trump: {
      name: 'troef',
      text: 'De kleur van het contract. Een troef gaat boven elke kaart van een andere kleur, maar alleen wie een kleur niet heeft, mag er troef op spelen.',
    },
    void: { name: 'renonce', text: 'Zonder kaart van een kleur.' },
    jump: {
      name: 'sprong',
      text: 'Een bod dat hoger is dan nodig om boven het vorige te gaan. Het belooft vier kaarten van de kleur.',
    },
    doubled: {
      name: 'gedoubleerd',
      text: 'De tegenstander zei doublet: het contract telt zwaarder, gemaakt of down. Geredoubleerd nog zwaarder.',
    },
    cueBid: {
      name: 'cuebid',
      text: 'Een bod dat iets vraagt over de andere hand: een korte kleur, een kleur zonder honneurs, of een aas, heer, vrouw of boer. Het verhoogt het laatste bod met één, en het ware antwoord is een bod in de kleur.',
    },
    transfer: {
      name: 'transfer',
      text: 'Na een antwoord neemt wie vroeg het over als eigen bod.',
    },
    bar: {
      name: 'blokkade',
      text: 'Een kolon die bij de voorgespeelde kaart hoort verliest de slag, maar de winnaar mag die kleur in de volgende slag niet voorspelen, tenzij er niets anders is.',
    },
    overtrick: { name: 'overslag', text: 'Een slag meer dan het contract vraagt.' },
    exacto: { name: 'Exacto', text: 'Bij Hawaï: een premie voor precies de slagen die geboden waren.' },
    surplus: { name: 'Surplus', text: 'Bij Hawaï: een premie voor vier of meer slagen boven het bod.' },
    partScore: {
      name: 'onder de streep',
      text: 'In een robber staan de punten voor gemaakte contracten onder de streep. Honderd ervan winnen een manche; daarna begint ieder onder de streep opnieuw.',
    },
    vulnerable: {
      name: 'kwetsbaar',
      text: 'Met een gewonnen manche in de robber. Een kwetsbare leider verliest meer als een contract down gaat, en wint meer voor gedoubleerde overslagen.',
    },
  },
};
