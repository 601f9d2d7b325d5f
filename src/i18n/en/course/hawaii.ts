import type { ChapterWords } from '../../courseWords.ts';

export const hawaii: ChapterWords = {
  title: 'Hawaii scoring',
  summary: 'A bonus for hitting the bid exactly, another for going far beyond it.',
  pages: [
    {
      title: 'Exacto!',
      text: 'Hawaii scores like six deals, but overtricks count differently. Winning exactly the tricks that were bid brings 200 more: Exacto!\n\nYou play 3NT and have nine sure tricks, no more and no fewer. Claim them.',
      good: 'If it is accepted: 700 for 3NT and 200 for the Exacto, so 900.',
      wrong: 'Count again: exactly nine tricks are yours.',
      nudge: 'How many tricks does 3NT need?',
    },
    {
      title: 'One too many',
      text: 'One to three overtricks bring nothing at all. And they cost the Exacto.\n\nYou play 2♠, eight tricks. You have nine sure ones. A claim is an offer: you may name fewer than you could win. Claim what scores most.',
      good: 'Eight: if it is accepted, 200 for 2♠ and 200 for the Exacto, so 400. Nine tricks would have scored 200.',
      wrong: 'That scores less. Which number of tricks is an Exacto for 2♠?',
      nudge: 'What would the ninth trick bring you?',
    },
    {
      title: 'Surplus!',
      text: 'Four or more overtricks bring 500: Surplus!\n\nYou play 1♠, seven tricks, and have eleven sure ones. Claim what scores most.',
      good: 'If it is accepted: 100 for 1♠ and 500 for the Surplus, so 600. An Exacto would have come to 300.',
      wrong: 'That scores less. Compare an Exacto and a Surplus.',
      nudge: 'How many overtricks can you have at most?',
    },
    {
      title: 'Doubled as well',
      text: 'Exacto and Surplus bring the same whether the contract is undoubled, doubled or redoubled. Making it doubled still brings 400 besides, redoubled 1000. Tricks short count as with six deals.\n\nYou play 2♥ doubled and have eight sure tricks. Claim them.',
      good: 'If it is accepted: 200 for 2♥, 400 for making it doubled, 200 for the Exacto: 800.',
      wrong: 'Count again: five hearts, two spades, a diamond.',
      nudge: 'How many of your cards cannot be beaten?',
    },
  ],
};
