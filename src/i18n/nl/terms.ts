import type { Messages } from '../messages.ts';

/** The terms of the game, explained on a tap and listed in the glossary. */
export const terms: Messages['help']['terms'] = {
  title: 'Woorden van het spel',
  close: 'Sluiten',
  all: 'Allemaal',
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
    exchange: {
      name: 'uitwisseling',
      text: 'Vóór het bieden trekken beide spelers kaarten van de stapel, en leggen ze er evenveel af.',
    },
    discard: {
      name: 'afleggen',
      text: 'Kaarten gedekt wegleggen in de uitwisseling, evenveel als er getrokken zijn.',
    },
    group: {
      name: 'groep',
      text: 'De kaarten waar één kolon bij past: 2 tot en met 10, of boer, vrouw en heer, of de azen. Een kolon hoort zelf tot zijn groep.',
    },
    auction: { name: 'bieden', text: 'De spelers bieden om de beurt, tot het contract vaststaat.' },
    call: {
      name: 'bieding',
      text: 'Alles wat bij het bieden gezegd wordt: een bod, pas, doublet, redoublet, cuebid of transfer.',
    },
    bid: {
      name: 'bod',
      text: 'Een getal en een speelsoort: de belofte zoveel slagen meer dan zes te winnen.',
    },
    level: { name: 'niveau', text: 'Het getal van een bod.' },
    strain: {
      name: 'speelsoort',
      text: 'Wat een bod naast zijn getal noemt: een kleur, die troef zou worden, of sans atout.',
    },
    noTrump: {
      name: 'sans atout',
      text: 'Een speelsoort zonder troef, bij het bieden boven de vier kleuren.',
    },
    opening: { name: 'opening', text: 'De eerste bieding, een natuurlijk bod van de gever.' },
    pass: { name: 'pas', text: 'Een bieding zonder bod.' },
    double: {
      name: 'doublet',
      text: 'Gezegd op het bod van de tegenstander: het contract zou zwaarder tellen. Een later bod heft het op.',
    },
    redouble: {
      name: 'redoublet',
      text: 'Gezegd op het doublet van de tegenstander: het contract telt nog zwaarder. Het beëindigt het bieden, maar niet in de verkorte versie.',
    },
    keyword: {
      name: 'trefwoord',
      text: 'Waar een cuebid naar vraagt: kort, niets, aas, heer, vrouw of boer.',
    },
    answer: { name: 'antwoord', text: 'Het bod dat naar waarheid zegt wat een cuebid vroeg.' },
    evade: { name: 'uitwijken', text: 'Springen of zelf een cuebid geven in plaats van te antwoorden.' },
    recueBid: {
      name: 'recuebid',
      text: 'Doublet, gezegd meteen na een antwoord: het vraagt naar een tweede kleur van dezelfde soort.',
    },
    trick: { name: 'slag', text: 'Twee kaarten, van elke speler één. In een spel zijn er dertien.' },
    lead: {
      name: 'voorspelen',
      text: 'De eerste kaart van een slag spelen. In de eerste slag heet dat uitkomen.',
    },
    follow: {
      name: 'bekennen',
      text: 'Een kaart van de voorgespeelde kleur spelen. Dat moet wie het kan; de kolon die bij de voorgespeelde kaart past, mag ook.',
    },
    ruff: {
      name: 'introeven',
      text: 'Een andere voorgespeelde kleur met een troef winnen, als je van die kleur niets hebt.',
    },
    claim: {
      name: 'claimen',
      text: 'Voorstellen het spelen te beëindigen, en zeggen hoeveel van de resterende slagen je wint.',
    },
    concede: { name: 'opgeven', text: 'Geen van de resterende slagen claimen.' },
    trickShort: { name: 'downslag', text: 'Een slag die de leider beloofde en niet won.' },
    deal: { name: 'spel', text: 'Geven, ruilen, bieden en spelen, met de score ervoor.' },
    bitScore: {
      name: 'kleine deelscore',
      text: 'Bij de telling in zes spellen: wat de laagste biedingen opleveren, 0SA en één in een kleur.',
    },
    partialScore: { name: 'deelscore', text: 'Een gemaakt contract dat geen manche waard is.' },
    game: {
      name: 'manche',
      text: 'In een robber honderd punten onder de streep. Ook een contract dat er zelf zoveel oplevert: 3SA, vier in een hoge kleur, vijf in een lage.',
    },
    majorMinor: {
      name: 'hoge en lage kleuren',
      text: 'Schoppen en harten zijn de hoge kleuren, ruiten en klaveren de lage.',
    },
    slam: {
      name: 'slem',
      text: 'Een bod van twaalf slagen (klein) of alle dertien (groot). In sans atout heeft Bridgette ook een subslem, bij elf.',
    },
    rubber: { name: 'robber', text: 'Een partij om manches: wie er het eerst twee wint, sluit hem af.' },
    tieBreak: { name: 'beslissend spel', text: 'Nog één spel, als de spelers na zes gelijk staan.' },
    honours: {
      name: 'honneurs',
      text: 'De hoge kaarten: aas, heer, vrouw en boer; op de blokken van auctionbridge en contractbridge ook de tien van troef.',
    },
  },
};
