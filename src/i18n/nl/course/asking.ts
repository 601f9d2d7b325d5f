import type { ChapterWords } from '../../courseWords.ts';

export const asking: ChapterWords = {
  title: 'Cuebids: vraag en antwoord',
  summary: 'Een bieding die naar de andere hand vraagt, en het ene ware antwoord.',
  pages: [
    {
      title: 'Een bod dat vraagt',
      text: 'Cuebids zijn een regel voor gevorderden, een optie van de partij. Een cuebid vraagt je tegenstander iets over zijn hand. Het is het laatste bod, met precies één niveau verhoogd in dezelfde speelsoort, en een trefwoord.\n\nHet trefwoord “kort” vraagt naar een kleur met minder dan drie kaarten.\n\nJe tegenstander opende 1♠. Vraag naar een korte kleur.',
      good: '2♠ kort? Het zegt niets over je schoppen: voor een cuebid hoef je er geen te hebben.',
      wrong: 'Dat mag, maar het vraagt niet naar een korte kleur boven 1♠.',
      nudge: 'Wat is 1♠ met één niveau verhoogd, en welk trefwoord hoort erbij?',
    },
    {
      title: 'Tien punten',
      text: 'Voor een cuebid heb je tien punten of meer in je hand nodig: aas 4, heer 3, vrouw 2, boer 1. Lange en korte kleuren tellen niet, kolons ook niet. Van de kleur die je noemt, hoef je er geen te hebben.\n\nJe hebt ♠A, ♠J, ♥K en ♣J. Is dat genoeg, vraag dan naar een korte kleur. Zo niet, bied dan je langste kleur zo laag als je kunt.',
      good: 'Negen punten: één te weinig voor een cuebid. Dus bied je 2♣.',
      wrong: 'De regels laten het toe. Maar tel, en zoek dan je langste kleur.',
      nudge: 'Hoeveel zijn een aas, een heer en twee boeren samen?',
    },
    {
      title: 'Na een pas',
      text: 'Van wie het laatste bod was, maakt niet uit. Bood jij en paste of doubleerde je tegenstander, dan verhoog je je eigen bod. Boven een ander bod verhoog je dat. Met een cuebid kan het bieden nooit beginnen.\n\nJe opende 0SA, en je tegenstander paste. Vraag naar een korte kleur.',
      good: '1SA kort? is 0SA met één niveau verhoogd.',
      wrong: 'Dat mag je doen. Maar vraag, en verhoog het laatste bod met precies één niveau.',
      nudge: 'Het laatste bod is je eigen 0SA; wat is dat één niveau hoger?',
    },
    {
      title: 'Zes trefwoorden',
      text: '“Kort” vraagt naar een kleur met geen, één of twee kaarten. “Niets” vraagt naar een kleur zonder aas, heer, vrouw of boer, hoe lang ook. “Aas”, “heer”, “vrouw” en “boer” vragen naar een kleur met die kaart.\n\nJe tegenstander opende 1♦. Vraag waar een aas zit.',
      good: '2♦ aas? Het antwoord noemt een kleur met een aas, of zegt dat er geen is.',
      wrong: 'Dat mag, maar het vraagt niet naar een aas.',
      nudge: 'Wat is 1♦ met één niveau verhoogd, en wat wil je weten?',
    },
    {
      title: 'Het antwoord',
      text: 'Nu word jij iets gevraagd. Je antwoordt met een bod in de kleur die waar is, op het laagste niveau dat boven de vraag gaat. Voor een antwoord heb je geen twee kaarten en geen punten nodig.\n\nBoven 1SA zijn de mogelijke antwoorden, van laag naar hoog, 2♣, 2♦, 2♥, 2♠ en 2SA. Antwoord op de vraag naar een korte kleur.',
      good: '2♥: maar twee harten. Het zegt ook dat klaveren en ruiten niet kort zijn, want die waren eerst gekomen.',
      wrong: 'Dat is geen antwoord maar uitwijken; dat komt in het volgende hoofdstuk.',
      nudge: 'Van welke kleur heb je minder dan drie kaarten?',
    },
    {
      title: 'De laagste van meer',
      text: 'Zijn er meer kleuren waar, dan noem je die waarvan het bod het laagst is. Er is precies één goed antwoord, en de tafel neemt geen ander aan.\n\nBoven 2♦ is de volgorde 2♥, 2♠, 2SA, 3♣, 3♦. Je hebt twee harten en één klaveren. Antwoord.',
      good: '2♥. Klaveren zijn ook kort, maar 3♣ is een hoger bod.',
      wrong: 'Zo mag je uitwijken. Maar hier wordt het antwoord gevraagd.',
      nudge: 'Welke van je korte kleuren komt het eerst in die volgorde?',
    },
    {
      title: 'Geen',
      text: 'Past geen kleur bij de vraag, dan antwoord je in sans atout, ook op het laagste niveau dat boven de vraag gaat.\n\nJe tegenstander vraagt naar een aas: 2♠ aas? Antwoord.',
      good: '2SA: geen aas. Ook dit antwoord is geen wens om zonder troef te spelen.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'In welke kleur heb je een aas?',
    },
    {
      title: 'Kolons tellen niet',
      text: 'Bij vraag en antwoord tellen kolons niet mee. Ze maken geen kleur langer en zijn geen honneurs.\n\nJe wordt naar een korte kleur gevraagd. Je hebt één klaveren en de Kleine kolon. Antwoord.',
      good: '2♣: één klaveren blijft één klaveren.',
      wrong: 'Dat is niet het antwoord op de vraag.',
      nudge: 'Hoeveel klaveren heb je, de kolon niet meegeteld?',
    },
    {
      title: 'Je moet verder',
      text: 'Een antwoord is nooit het contract. Wie vroeg, moet opnieuw bieden en kan niet passen: bied natuurlijk, vraag verder, of neem het antwoord over, zoals het volgende hoofdstuk toont. Een vraag kost dus ruimte.\n\nJe tegenstander toonde met 2♥ korte harten. Jij hebt een kaart in elke kleur. Bied sans atout zo laag als je kunt.',
      good: '2SA, een natuurlijk bod: nu gaat het bieden gewoon verder.',
      wrong: 'Dat is een van de mogelijkheden. Maar gevraagd was het laagste bod in sans atout.',
      nudge: 'Welk bod in sans atout gaat net boven 2♥?',
    },
  ],
};
