import type { ChapterWords } from '../../courseWords.ts';
import { reading } from '../../courseWords.ts';

export const rubber: ChapterWords = {
  title: 'De bridgerobber',
  summary: 'Onder en boven de streep, manches, kwetsbaarheid, en de robber.',
  pages: [
    {
      title: 'Onder de streep',
      text: 'Voor een gemaakt contract scoort de leider onder de streep, voor elke geboden slag boven de zes: 20 in klaveren en ruiten, 30 in harten en schoppen. Sans atout levert 10 op, en 30 voor elke geboden slag boven de zes. Honderd punten onder de streep zijn een manche.\n\nJe speelt 4♥ en hebt tien zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: vier keer 30, dus 120 onder de streep. Dat is een manche in één spel.',
      wrong: 'Tel nog eens: zes harten, twee schoppen, twee ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    {
      title: 'Deelscores tellen op',
      text: 'Minder dan honderd is een deelscore. Deelscores van meer spellen worden opgeteld. Maar wint een van jullie een manche, dan tellen beide deelscores niet meer mee voor de volgende. Ze blijven in je totaal.\n\nJe speelt 2♣ en hebt acht zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 40 onder de streep. Nog eens 60, bijvoorbeeld met 3♦, maken een manche.',
      wrong: 'Tel nog eens: vijf klaveren, twee schoppen, een harten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    {
      title: 'Boven de streep',
      text: 'Al het andere staat boven de streep. Overslagen leveren per slag 20 op in klaveren en ruiten, 30 in harten, schoppen en sans atout; gedoubleerd 100, geredoubleerd 200, als je niet kwetsbaar bent. Gedoubleerd tellen punten onder de streep dubbel, geredoubleerd vier keer. Een gedoubleerd contract maken levert 100 extra op, een geredoubleerd 200 (er is een optie voor 250).\n\nJe speelt 2♠ gedoubleerd en hebt negen zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 120 onder de streep. Erboven 100 voor de overslag en 100 omdat het gedoubleerd gemaakt is.',
      wrong: 'Tel nog eens: zes schoppen, twee harten, een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    {
      title: 'Downslagen',
      text: 'Gaat het contract down, dan scoort de tegenspeler boven de streep: 50 voor elke downslag, als de leider niet kwetsbaar is. Gedoubleerd is het 100 voor de eerste en 200 voor elke volgende; geredoubleerd twee keer zoveel.\n\nJe speelt 4♠ gedoubleerd, tien slagen, en hebt er acht zeker. Claim ze.',
      good: 'Gaat je tegenstander akkoord, dan scoort de tegenspeler 100 en 200: 300 voor twee down.',
      wrong: 'Tel nog eens: zes schoppen, een harten, een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
    reading(
      'Kwetsbaar',
      'Wie een manche gewonnen heeft, is kwetsbaar. Dat telt als de kwetsbare speler leider is.\n\nDownslagen kosten dan 100 per slag; gedoubleerd 200 voor de eerste en 300 voor elke volgende; geredoubleerd twee keer dat. Gedoubleerde overslagen leveren 200 per slag op, geredoubleerde 400.\n\nSlems leveren een premie op, voor allen gelijk: 900 voor zes in een kleur, 1500 voor zeven; 1000 voor 5SA, 1300 voor 6SA, 1600 voor 7SA. Honneurs leveren niets op.',
    ),
    reading(
      'Het einde van een robber',
      'Wie het eerst twee manches wint, wint de robber: 700 punten als de ander geen manche heeft, 500 als de ander er één heeft.\n\nDan worden alle punten opgeteld, van boven en onder de streep. Het hoogste totaal wint de partij, wie de robber ook won. Gelijke totalen zijn gelijkspel.\n\nStoppen jullie samen eerder, dan krijgt wie één manche heeft 300, en wie een deelscore heeft in de onvoltooide manche 50.',
    ),
  ],
};
