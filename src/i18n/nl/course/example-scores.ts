import type { ChapterWords } from '../../courseWords.ts';

export const exampleScores: ChapterWords = {
  title: 'Voorbeelden: scores',
  summary: 'De sommen die het spelregelboek geeft, elk met een spel dat erop uitkomt.',
  pages: [
    {
      title: '3♠ gedoubleerd, gemaakt',
      text: 'Telling over zes spellen. Het contract is 3♠ gedoubleerd, en jij bent de leider. Je negen hoge kaarten winnen: zes schoppen, twee harten en een ruiten. De andere vier slagen verlies je.\n\nClaim je slagen. Wat levert het op?',
      good: 'Gaat je tegenstander akkoord: 200 voor 3♠, en 400 omdat het gedoubleerd gemaakt is. Dat is 600.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    {
      title: '4♣ geredoubleerd, gemaakt',
      text: 'Telling over zes spellen. Het contract is 4♣ geredoubleerd, en jij bent de leider. Zes klaveren, twee schoppen en twee harten winnen; de rest gaat verloren.\n\nClaim je slagen. Wat levert het op?',
      good: 'Gaat je tegenstander akkoord: 200 voor 4♣, en 1000 omdat het geredoubleerd gemaakt is. Dat is 1200.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel zijn zes, twee en twee?',
    },
    {
      title: '6SA geredoubleerd, één over',
      text: 'Telling over zes spellen. Het contract is 6SA geredoubleerd, twaalf slagen. Jij bent de leider, en elke kaart van jou wint.\n\nClaim je slagen. Wat levert het op?',
      good: 'Gaat je tegenstander akkoord: 2000 voor 6SA, 1000 omdat het geredoubleerd gemaakt is, 500 voor de overslag. Dat is 3500.',
      wrong: 'Tel nog eens: niets van jou is te verslaan.',
      nudge: 'Hoeveel slagen heeft een spel?',
    },
    {
      title: 'Elk gedoubleerd bod, drie down',
      text: 'Telling over zes spellen. Het contract is 2♥ gedoubleerd. Jij bent de leider, en alleen je vijf harten winnen. Je had er acht nodig.\n\nClaim wat je hebt. Wat levert het op, en voor wie?',
      good: 'Gaat je tegenstander akkoord, dan scoort de tegenspeler 900. Drie down gedoubleerd kost dat bij elk bod.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel troeven heb je die niet te verslaan zijn?',
    },
    {
      title: '2SA −1',
      text: 'Op het scoreblok is plaats voor contract en resultaat. “2SA −1” betekent: 2SA is geboden, en de leider kwam één slag tekort.\n\nJij bent die leider, met zeven hoge kaarten. De rest gaat verloren. Claim wat je hebt. Wat levert het op, en voor wie?',
      good: 'Gaat je tegenstander akkoord, dan scoort de tegenspeler 100 bij de telling over zes spellen.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel azen en heren heb je?',
    },
    {
      title: '0SA in een robber',
      text: 'Telling als robber. Nul sans atout geboden en gemaakt levert 10 punten onder de streep op, en 30 erboven voor elke overslag. 1SA levert 40 op.\n\nHet contract is 0SA, zes slagen. Je hebt zeven hoge kaarten, en de rest gaat verloren. Claim ze. Wat levert het op?',
      good: 'Gaat je tegenstander akkoord: 10 onder de streep, 30 erboven voor één overslag.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel azen en heren heb je?',
    },
    {
      title: 'Een manche in één spel',
      text: 'Telling als robber. Onder de streep levert 2♣ 40 op, 2♥ 60 en 2SA 70. Honderd zijn een manche. In één spel is dat 5♣ of 5♦ met 100, 4♥ of 4♠ met 120, of 3SA met 100.\n\nJe speelt 3SA, en negen van je kaarten winnen zeker. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 10 en drie keer 30, dus 100 onder de streep, en dat is een manche.',
      wrong: 'Tel je zekere slagen nog eens.',
      nudge: 'Hoeveel azen, en hoeveel heren en vrouwen er vlak achter?',
    },
  ],
};
