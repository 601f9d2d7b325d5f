import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const adviceAsking: ChapterWords = {
  title: 'Advies: cuebids',
  summary: 'Wanneer je vraagt, en hoe je vragen moeilijk maakt.',
  pages: [
    reading(
      'Vraag met beleid',
      'Speel zonder cuebids tot je het spel goed kent.\n\nElke vraag drijft het bieden op, en na het antwoord moet je opnieuw bieden. Wie zonder nadenken vraagt, eindigt te hoog.\n\nIs het antwoord slecht, vraag dan niet door. Slecht is: je tegenstander is kort waar jij kort bent. Dan zit je lange kleur misschien in de andere hand.',
    ),
    {
      title: 'Sterk: open laag',
      text: 'Ben je sterk en wil je vragen, dan heb je ruimte nodig. Dus opent een gever met een sterke hand laag. Dan passen er meer vragen onder het contract waarop je hoopt.\n\nJe hebt tweeëntwintig punten. Open zo laag als zinnig is: 1♣, of zelfs 0SA.',
      good: 'Nu is er ruimte voor vragen.',
      wrong: 'Dat kost ruimte die je misschien voor vragen wilt.',
      nudge: 'Welke biedingen laten de meeste ruimte boven zich?',
    },
    {
      title: 'Zwak: open hoog',
      text: 'Met een zwakke hand doet de gever het omgekeerde: open op niveau twee of hoger. Dan heeft de ontvanger weinig ruimte om te vragen.\n\nJe hebt vier punten en vijf harten. Open op niveau twee in harten.',
      good: '2♥. Een vraag begint nu bij 3♥.',
      wrong: 'Dat laat meer ruimte, of toont de verkeerde kleur.',
      nudge: 'Wat neemt de ontvanger ruimte af?',
    },
    {
      title: 'Zit in de weg',
      text: 'Ook de andere speler kan een sterke tegenstander klem zetten: met een bod op niveau twee of hoger, zelfs zonder kracht. Wie een sterke hand heeft, kan in plaats daarvan met een cuebid uitwijken.\n\nJe tegenstander opende 1♣. Je hebt vijf punten en zes schoppen. Spring naar niveau twee.',
      good: '2♠. De gever moet nu op niveau drie vragen.',
      wrong: 'Dat neemt minder ruimte af, of is een andere kleur.',
      nudge: 'Wat is je kleur, en wat is een sprong boven 1♣?',
    },
    {
      title: 'Niets, hoog in het bieden',
      text: 'Hebben sprongen en tegenvragen het bieden opgedreven, vraag dan met niets. Misschien heeft je tegenstander geen honneur in een lange kleur van jou waar gaten in zitten.\n\nJe vroeg naar een korte kleur, en je tegenstander sprong naar 3♦. Je hebt zes harten, met heer, negen en zeven bovenin. Vraag naar een kleur zonder honneurs.',
      good: '4♦ niets? Je tegenstander antwoordt straks 4♥: geen honneur in harten.',
      wrong: 'Dat mag, maar het vraagt niet naar een kleur zonder honneurs.',
      nudge: 'Wat is 3♦ met één niveau verhoogd, en welk trefwoord vraagt naar geen honneurs?',
    },
    reading(
      'De ander kort, jij met minder',
      'Is je tegenstander kort in jouw kleur, dan heb je minder in troef nodig. Vaak is dan een transfer goed: neem het antwoord met vier kaarten over, liever dan een nieuwe kleur te bieden die gevaarlijk is.\n\nVragen naar azen, heren, vrouwen en boeren zijn voor slems bedoeld. Voor een deelscore of een manche zijn ze veel te zwaar.',
    ),
  ],
};
