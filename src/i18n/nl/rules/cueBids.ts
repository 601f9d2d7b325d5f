import type { SomeRules } from '../../rulesWords.ts';

/** Cue-bids and all that follows from them. */
export const cueBids: SomeRules<'cueBids'> = {
  R23: {
    title: 'Cuebids en hun trefwoorden',
    text: 'Een regel voor gevorderden, en een optie van de partij. Een cuebid vraagt de tegenstander iets over zijn hand, en het trefwoord zegt wat. Kort: een kleur met minder dan drie kaarten. Niets: een kleur van welke lengte ook, zelfs zonder één kaart, zonder aas, heer, vrouw of boer. Aas, heer, vrouw, boer: een kleur waarin hij die kaart heeft. Kolons tellen nooit mee.',
  },
  R24: {
    title: 'Wie een cuebid mag geven',
    text: 'Een cuebid vraagt minstens 10 punten in je huidige 13 kaarten: aas 4, heer 3, vrouw 2, boer 1, en niets voor kolons, voor lengte of voor korte kleuren. Kaarten van de genoemde kleur zijn niet nodig, en bij sans atout ook niet één in elke kleur. Een trefwoord waarop je tegenstander je in deze bieding al antwoordde, mag je niet meer gebruiken; een dat ontweken werd wel.',
  },
  R25: {
    title: 'Hoe hoog een cuebid is',
    text: 'Een cuebid noemt het laatste bod met precies één niveau verhoogd in dezelfde speelsoort, wie dat bod ook deed: boven 1♠ is het 2♠. Hij mag ook op een pas of een doublet van de tegenstander volgen, net als op een bod. Meteen na een antwoord is er nog een andere manier.',
  },
  R26: {
    title: 'Nooit als opening',
    text: 'Een cuebid opent het bieden nooit.',
  },
  R27: {
    title: 'Ruimte voor het antwoord',
    text: 'Een cuebid moet ruimte laten. Hij mag alleen als elk mogelijk antwoord op niveau 7 of lager zou zijn, en als na elk daarvan je eigen hand een natuurlijk bod of een transfer zou toelaten. Het regelboek zwijgt hierover; zonder deze regel kon een speler zonder toegestane bieding komen te zitten. Over de andere hand zegt hij niets, want er wordt alleen naar je eigen kaarten gekeken.',
  },
  R28: {
    title: 'Het antwoord',
    text: 'Het antwoord noemt de speelsoort die waar is, op het laagste niveau dat boven de cuebid gaat. Zijn er meer kleuren te tonen, dan is het die waarvan het bod het laagst is; is er geen, dan is het sans atout. Vraagt 2♦ naar een korte kleur, dan zijn de mogelijke antwoorden op volgorde 2♥, 2♠, 2SA (geen), 3♣ en 3♦.',
  },
  R29: {
    title: 'Eén antwoord is goed',
    text: 'Een antwoord vraagt geen twee kaarten van zijn kleur, bij sans atout geen kaart in elke kleur, en geen vier voor een sprong. Er is altijd precies één toegestaan antwoord.',
  },
  R30: {
    title: 'Een antwoord is geen contract',
    text: 'Een antwoord is nooit het contract: wie vroeg, moet opnieuw bieden.',
  },
  R31: {
    title: 'Uitwijken',
    text: 'In plaats van een cuebid te beantwoorden mag je uitwijken. De ene manier is een natuurlijke sprong, met vier kaarten van de kleur, of bij sans atout een kaart in elke kleur. De andere is een eigen cuebid, die de cuebid met één niveau verhoogt en vraagt wat elke cuebid vraagt. Een pas, een doublet of een natuurlijk bod zonder sprong mag niet.',
  },
  R32: {
    title: 'Na een uitwijkende sprong',
    text: 'Na een uitwijkende sprong gaat het bieden verder als na elk natuurlijk bod. Wie vroeg, mag passen, doubleren, bieden of een cuebid geven.',
  },
  R33: {
    title: 'Na een uitwijkende cuebid',
    text: 'Na een uitwijkende cuebid zijn de rollen omgedraaid: wie het eerst vroeg, moet nu antwoorden of uitwijken.',
  },
  R34: {
    title: 'Doorvragen',
    text: 'Meteen na een antwoord mag wie vroeg opnieuw een cuebid geven, met elk trefwoord dat nog niet beantwoord is. Deze volgende cuebid verhoogt het antwoord met precies één niveau, of is gewoon het eerstvolgende hogere bod. Boven het antwoord 2♠ is dat 3♠ of 2SA; boven 3SA is het 4SA of 4♣. Punten en ruimte zijn nodig als altijd.',
  },
  R35: {
    title: 'Wat op een antwoord moet volgen',
    text: 'Meteen na een antwoord moet wie vroeg een natuurlijk bod doen, een volgende cuebid, een recuebid of een transfer. Passen mag niet, en een doublet is daar een recuebid, nooit een doublet.',
  },
  R36: {
    title: 'Recuebid',
    text: 'Doublet, gezegd meteen na het eerste antwoord op een cuebid, vraagt naar een tweede kleur van dezelfde soort. Het doubleert niets. Het mag alleen als dat antwoord een kleur noemde, één keer per cuebid, en alleen als er ruimte blijft: net als bij een cuebid, voor antwoorden in de vier andere speelsoorten op het laagste niveau dat boven het eerste antwoord gaat.',
  },
  R37: {
    title: 'Het antwoord op een recuebid',
    text: 'Het antwoord op een recuebid is de andere kleur om te tonen waarvan het bod het laagst is, of sans atout als die er niet is. Uitwijken kan niet: er is precies één toegestane bieding.',
  },
  R38: {
    title: 'Transfer',
    text: 'Meteen na een antwoord, het eerste of het tweede, mag wie vroeg transfer zeggen: het antwoord wordt het eigen bod. Dat vraagt wat een sprong vraagt: vier kaarten van die kleur, of bij sans atout een kaart in elke kleur.',
  },
  R39: {
    title: 'Na een transfer',
    text: 'Na een transfer mag wie antwoordde passen, en dat beëindigt het bieden, of doubleren, of elk natuurlijk bod of elke cuebid doen die boven het overgenomen bod mag.',
  },
  R40: {
    title: 'De voorbeelden van het regelboek',
    text: 'De biedingen die het regelboek als voorbeeld geeft, mogen hier met passende handen, en elke bieding heeft de betekenis die ze daar heeft. Hoofdstukken van de cursus lopen ze door.',
  },
  R41: {
    title: 'Drukfouten in de voorbeelden',
    text: 'Het eerste biedvoorbeeld laat de slotpas van de gever weg, en het tweede zet een pas achter het redoublet. Twee voorbeelden van cuebids gaan tegen de gedrukte regels in, en de regels gelden. In het achtste zou een cuebid 2♦ boven 2♦ niets verhogen: het bod van de ontvanger wordt als 1♦ gelezen. In het lange voorbeeld moet wie ruitenvrouw en klavervrouw heeft, 2SA met 3♣ beantwoorden, het laagste bod; 3♦ komt na de recuebid.',
  },
};
