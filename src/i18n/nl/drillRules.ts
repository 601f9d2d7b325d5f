import type { Ruling } from '../../engine/errors.ts';
import { padRules } from './padRules.ts';

/** What a ruling says, in a sentence or two: the rule that a question of the drills turns on. */
const RULES: Readonly<Partial<Record<Ruling, string>>> = {
  // The exchange
  R7: 'De ontvanger trekt altijd 2 kaarten. De gever trekt er 4 als er een 2 tot 10 of de Kleine kolon open ligt, 8 bij een boer, vrouw, heer of de Koninklijke kolon, 12 bij een aas of de Grote kolon.',
  R8: 'Wie getrokken heeft, legt evenveel kaarten af, tot er dertien over zijn. Alle kaarten van de hand mogen weg: oude, net getrokken, ook kolons.',
  R9: 'Na beide uitwisselingen blijven 22, 18 of 14 kaarten ongezien in de stapel, naarmate de gever er 4, 8 of 12 trok.',
  R10: 'Wie bij het geven de kolon kreeg die bij de keerkaart hoort, mag die twee ruilen vóór het trekken. Een kolon die open ligt, kan niet veroverd worden.',
  R11: 'De ontvanger trekt en legt af; pas daarna trekt de gever en legt af.',

  // Natural calls
  R12: 'De gever biedt als eerste, en moet openen met een natuurlijk bod: geen pas, geen doublet, geen cuebid.',
  R13: 'Biedingen gaan op volgorde van hun getal, en dan klaveren, ruiten, harten, schoppen, sans atout. Het laagste bod is 0SA, het hoogste 7SA; elk is voor zes slagen en zoveel meer als het getal.',
  R14: 'Elk bod moet hoger zijn dan het laatste, van wie dat ook was.',
  R15: 'Een natuurlijk bod in een kleur vraagt twee kaarten van die kleur, een bod in sans atout een kaart in elke kleur. Kolons tellen voor geen kleur.',
  R16: 'Een bod op een hoger niveau dan de speelsoort nodig heeft, is een sprong. In een kleur vraagt die vier kaarten; in sans atout niet meer dan elk bod in sans atout.',
  R17: 'Een opening volgt op geen bod, is dus nooit een sprong en vraagt twee kaarten, hoe hoog ook; tenzij de partij vier kaarten vraagt voor openingen boven niveau 1.',
  R18: 'Passen mag altijd, behalve als eerste bieding, als antwoord op een cuebid of recuebid, en voor wie net antwoord kreeg op een cuebid.',
  R19: 'Een doublet komt direct na een natuurlijk bod, sprongbod of transfer van de tegenstander. Elk later bod heft het op.',
  R20: 'Een redoublet komt direct na een doublet van de tegenstander; een recuebid is geen doublet.',
  R21: 'Het bieden eindigt met de tweede van twee passen na elkaar, met een pas direct na een doublet of een transfer, en meteen met een redoublet.',
  R22: 'Het contract is het laatste bod, gedoubleerd of niet zoals het staat, en wie het deed is leider. Een overgenomen bod is van wie transfer zei.',

  // Cue-bids
  R23: 'Kort vraagt naar een kleur met minder dan drie kaarten, niets naar een kleur zonder aas, heer, vrouw of boer, ook zonder één kaart; aas, heer, vrouw en boer naar een kleur met die kaart. Kolons tellen nooit.',
  R24: 'Een cuebid vraagt tien punten: aas 4, heer 3, vrouw 2, boer 1, en niets voor kolons, tienen of lengte. Niemand vraagt naar wat in deze bieding al beantwoord is.',
  R25: 'Een cuebid verhoogt het laatste bod met één niveau in dezelfde speelsoort, van wie dat bod ook was. Na een antwoord is er één keus meer.',
  R26: 'Het bieden begint nooit met een cuebid.',
  R27: 'Een cuebid moet ruimte laten: elk antwoord moet op niveau 7 of lager passen, en na elk moet wie vroeg een natuurlijk bod of een transfer hebben.',
  R28: 'Het antwoord is het laagste bod dat een kleur noemt die getoond moet worden; is die er niet, dan het laagste bod in sans atout.',
  R29: 'Een antwoord vraagt niets van de hand: het mag een kleur noemen waarvan je één kaart hebt of geen. Er is er precies één.',
  R30: 'Een antwoord is nooit het contract: wie vroeg, moet opnieuw bieden.',
  R31: 'Wie gevraagd is, antwoordt naar waarheid of wijkt uit: met een natuurlijk sprongbod of met een eigen cuebid. Passen of doubleren kan niet.',
  R32: 'Na een sprong om uit te wijken gaat het bieden verder als na elk natuurlijk bod.',
  R33: 'Na een cuebid om uit te wijken zijn de rollen omgedraaid: wie het eerst vroeg, moet nu antwoorden of uitwijken.',
  R34: 'Direct na een antwoord mag je opnieuw vragen: met het antwoord één niveau hoger, of met het eerstvolgende hogere bod.',
  R35: 'Direct na een antwoord kun je een natuurlijk bod, nog een cuebid, een recuebid of een transfer geven, maar geen pas en geen doublet.',
  R36: 'X direct na het eerste antwoord vraagt naar een tweede kleur van dezelfde soort: als het antwoord een kleur noemde, eenmaal per cuebid, en met ruimte voor elk antwoord.',
  R37: 'Het antwoord op een recuebid is het laagste bod dat een andere kleur noemt om te tonen, of sans atout. Uitwijken kan niet.',
  R38: 'Een transfer, direct na een antwoord, maakt dat antwoord je eigen bod. Dat vraagt vier kaarten van de kleur, of in sans atout een kaart in elke kleur.',
  R39: 'Na een transfer mag wie antwoordde passen, en daarmee is het bieden voorbij, doubleren, of doorbieden.',
  R40: 'Wat een bieding zegt, hangt af van de plaats: hetzelfde bod is natuurlijk, een sprong, een antwoord of een uitwijking.',
  R41: 'Eén gedrukt voorbeeld geeft het hogere van twee ware antwoorden. De regels gelden: alleen het laagste ware antwoord mag.',

  // The play
  R42: 'De leider komt uit in de eerste slag; wie een slag wint, speelt voor in de volgende, dertien slagen lang.',
  R43: 'Wie voorspeelt, mag elke kaart spelen, ook een kolon, tenzij een kleur geblokkeerd is.',
  R44: 'Wie de voorgespeelde kleur heeft, moet die bekennen, of de kolon bijspelen die bij de voorgespeelde kaart hoort. Wie die kleur niet heeft, mag alles bijspelen.',
  R45: 'Op een voorgespeelde kolon mag elke kaart.',
  R46: 'Op een kaart van een kleur wint een hogere van die kleur, of een troef; een kolon die erbij komt, verliest. Een voorgespeelde kolon verliest van een troef en van een kaart die bij hem hoort, en wint anders.',
  R47: 'De kolon die bij de voorgespeelde kaart hoort, blokkeert die kleur voor de volgende slag, ook troef, tenzij er niets anders in de hand is. Een andere kolon blokkeert niets, en een voorgespeelde kolon ook niet.',
  R48: 'Voor beiden open zijn de aantallen gewonnen slagen, de laatste slag en de blokkade; voor ieder de eigen hand en wat die zelf aflegde. Oudere slagen liggen gedekt. Is het spel uit, dan mag alles bekeken worden.',
  R49: 'Een claim zegt hoeveel van de resterende slagen je wint, de lopende slag meegerekend; de tegenstander ziet de hand en beslist. De andere slagen gaan naar de tegenstander.',

  // The score
  R54: 'Een partij telt zes spellen, en in elk spel scoort precies één speler.',
  R55: 'Scores om te kennen: 3♠ gedoubleerd gemaakt 600, 4♣ geredoubleerd gemaakt 1200, 6SA geredoubleerd gemaakt met een overslag 3500, elk gedoubleerd bod drie down 900.',
  R60: 'Gelijk na zes spellen: één spel meer beslist, gegeven door wie het eerste gaf.',
  R64: 'Gedoubleerd gemaakt brengt 100 extra, geredoubleerd gemaakt 200.',
  R67: 'Honderd onder de streep winnen een manche, en de deelscores van beiden beginnen opnieuw. Wie een manche heeft, is kwetsbaar; het gaat om de kwetsbaarheid van de leider.',
  R68: 'Twee manches winnen de robber: 700 als de tegenstander er geen heeft, 500 als die er één heeft. Het hoogste totaal wint de partij, wie de robber ook won.',
  R69: 'Een robber die eerder stopt: 300 voor wie een manche heeft, 50 voor een deelscore in de onvoltooide manche. Gelijke totalen zijn gelijkspel.',
};

/** The rule behind a ruling's number; empty for rulings that no drill asks about. */
export function drillRules(ruling: Ruling): string {
  return RULES[ruling] ?? padRules(ruling, 'trick-score');
}
