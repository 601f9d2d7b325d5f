import type { ChapterWords } from '../../courseWords.ts';

export const hawaii: ChapterWords = {
  title: 'Telling Hawaï',
  summary: 'Een premie voor precies het bod, en een andere voor ver daarboven.',
  pages: [
    {
      title: 'Exacto!',
      text: 'Hawaï telt als zes spellen, maar overslagen tellen anders. Precies de geboden slagen winnen levert 200 extra op: Exacto!\n\nJe speelt 3SA en hebt negen zekere slagen, niet meer en niet minder. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 700 voor 3SA en 200 voor de Exacto, dus 900.',
      wrong: 'Tel nog eens: precies negen slagen zijn van jou.',
      nudge: 'Hoeveel slagen vraagt 3SA?',
    },
    {
      title: 'Eén te veel',
      text: 'Een tot drie overslagen leveren helemaal niets op. En ze kosten de Exacto.\n\nJe speelt 2♠, acht slagen. Je hebt er negen zeker. Een claim is een voorstel: je mag er minder noemen dan je kunt winnen. Claim wat het meest oplevert.',
      good: 'Acht: gaat je tegenstander akkoord, dan 200 voor 2♠ en 200 voor de Exacto, dus 400. Negen slagen hadden 200 opgeleverd.',
      wrong: 'Dat levert minder op. Welk aantal slagen is een Exacto bij 2♠?',
      nudge: 'Wat brengt de negende slag je?',
    },
    {
      title: 'Surplus!',
      text: 'Vier of meer overslagen leveren 500 op: Surplus!\n\nJe speelt 1♠, zeven slagen, en hebt er elf zeker. Claim wat het meest oplevert.',
      good: 'Gaat je tegenstander akkoord: 100 voor 1♠ en 500 voor het Surplus, dus 600. Een Exacto was op 300 gekomen.',
      wrong: 'Dat levert minder op. Vergelijk een Exacto en een Surplus.',
      nudge: 'Hoeveel overslagen kun je ten hoogste hebben?',
    },
    {
      title: 'Ook gedoubleerd',
      text: 'Exacto en Surplus leveren hetzelfde op, of het contract nu ongedoubleerd, gedoubleerd of geredoubleerd is. Het gedoubleerd maken levert daarnaast nog 400 op, geredoubleerd 1000. Downslagen tellen als bij zes spellen.\n\nJe speelt 2♥ gedoubleerd en hebt acht zekere slagen. Claim ze.',
      good: 'Gaat je tegenstander akkoord: 200 voor 2♥, 400 omdat het gedoubleerd gemaakt is, 200 voor de Exacto: 800.',
      wrong: 'Tel nog eens: vijf harten, twee schoppen, een ruiten.',
      nudge: 'Hoeveel van je kaarten zijn niet te verslaan?',
    },
  ],
};
