import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const sixDeal: ChapterWords = {
  title: 'Telling over zes spellen',
  summary: 'Wat een contract oplevert, gemaakt of down; zes spellen zijn een partij.',
  pages: [
    {
      title: 'Wat een bod waard is',
      text: 'Wint de leider zoveel slagen als geboden waren, dan scoort de leider naar het bod:\n\n100 voor 0SA en één in een kleur; 200 voor 1SA, 2SA, twee of drie in een kleur, 4♣ en 4♦; 700 voor een manche: 3SA, 4SA, 4♥, 4♠ en vijf in een kleur.\n\nJe speelt 3SA en hebt negen zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 700. Met alleen 2SA geboden zijn dezelfde slagen veel minder waard.',
      wrong: 'Tel nog eens: azen, heren en vrouwen die niets verslaat.',
      nudge: 'Hoeveel slagen vraagt 3SA?',
    },
    {
      title: 'Slems',
      text: 'Hogere biedingen zijn slems. Zes in een kleur, het kleine slem, levert 1400 op; zeven in een kleur, het grote slem, 2100. In sans atout levert 5SA 1500 op, 6SA 2000 en 7SA 2500. Het moet geboden zijn: alleen de slagen winnen is niet genoeg.\n\nJe speelt 6♠ en verliest maar één klaveren. Claim de rest.',
      good: 'Gaat je tegenstander akkoord: 1400 voor een klein slem.',
      wrong: 'Tel nog eens: op één na winnen al je kaarten.',
      nudge: 'Hoeveel is dertien min één?',
    },
    {
      title: 'Gedoubleerd, en overslagen',
      text: 'Een gedoubleerd contract maken levert 400 extra op, een geredoubleerd 1000. Overslagen leveren ongedoubleerd 100 op, gedoubleerd 200, geredoubleerd 500. Dat is voor alle samen, één of veel.\n\nJe speelt 2♥ gedoubleerd en hebt negen zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 200 voor 2♥, 400 omdat het gedoubleerd gemaakt is, 200 voor de overslag: 800.',
      wrong: 'Tel nog eens: zes harten, twee schoppen, een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    {
      title: 'Minder dan geboden',
      text: 'Komt de leider tekort, dan scoort alleen de tegenspeler. Eén, twee, drie, vier of vijf down: 100, 200, 300, 400, 500. Gedoubleerd: 300, 600, 900, 1200, 1500. Geredoubleerd: 400, 800, 1200, 1600, 2000. Zes of meer: 1000, 3000, 4000.\n\nJe speelt 4♠ gedoubleerd, tien slagen, met acht zekere. Claim ze.',
      good: 'Gaat je tegenstander akkoord, dan scoort de tegenspeler 600: twee down, gedoubleerd.',
      wrong: 'Tel nog eens: zes schoppen, een harten, een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    reading(
      'Zes spellen',
      'In elk spel scoort maar een van jullie: de leider als het contract gemaakt is, anders de tegenspeler.\n\nEen partij heeft zes spellen. Het hoogste totaal wint. Staan jullie na zes spellen gelijk, dan beslist nog één spel. Het wordt gegeven door wie het eerste spel gaf, en het kan niet gelijk eindigen.',
    ),
  ],
};
