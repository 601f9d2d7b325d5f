import type { ChapterWords } from '../../courseWords.ts';

export const exampleScores: ChapterWords = {
  title: 'Examples: scores',
  summary: 'The sums the rulebook gives, each with a deal that comes to it.',
  pages: [
    {
      title: '3♠ doubled, made',
      text: 'Six-deal scoring. The contract is 3♠ doubled, and you are the declarer. Your nine top cards win: six spades, two hearts and a diamond. The other four tricks you lose.\n\nClaim your tricks. What will it score?',
      good: 'If it is accepted: 200 for 3♠, and 400 for making it doubled. That is 600.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many of your cards cannot be beaten?',
    },
    {
      title: '4♣ redoubled, made',
      text: 'Six-deal scoring. The contract is 4♣ redoubled, and you are the declarer. Six clubs, two spades and two hearts win; the rest is lost.\n\nClaim your tricks. What will it score?',
      good: 'If it is accepted: 200 for 4♣, and 1000 for making it redoubled. That is 1200.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many are six, two and two?',
    },
    {
      title: '6NT redoubled, one over',
      text: 'Six-deal scoring. The contract is 6NT redoubled, twelve tricks. You are the declarer, and every card of yours wins.\n\nClaim your tricks. What will it score?',
      good: 'If it is accepted: 2000 for 6NT, 1000 for making it redoubled, 500 for the overtrick. That is 3500.',
      wrong: 'Count again: nothing of yours can be beaten.',
      nudge: 'How many tricks are there in a deal?',
    },
    {
      title: 'Any doubled bid, three down',
      text: 'Six-deal scoring. The contract is 2♥ doubled. You are the declarer, and only your five hearts win. You needed eight.\n\nClaim what you have. What will it score, and for whom?',
      good: 'If it is accepted, the defender scores 900. Three down doubled costs this with any bid.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many trumps do you have that cannot be beaten?',
    },
    {
      title: '2NT −1',
      text: 'The score pad has room for contract and result. “2NT −1” means: 2NT was bid, and the declarer was one trick short.\n\nYou are that declarer, with seven top cards. The rest is lost. Claim what you have. What will it score, and for whom?',
      good: 'If it is accepted, the defender scores 100 with six-deal scoring.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many aces and kings do you hold?',
    },
    {
      title: '0NT in a rubber',
      text: 'Rubber scoring. Zero no-trump bid and made gives 10 points below the line, and 30 above it for each overtrick. 1NT gives 40.\n\nThe contract is 0NT, six tricks. You have seven top cards, and the rest is lost. Claim them. What will it score?',
      good: 'If it is accepted: 10 below the line, 30 above it for one overtrick.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many aces and kings do you hold?',
    },
    {
      title: 'Game in one deal',
      text: 'Rubber scoring. Below the line 2♣ gives 40, 2♥ 60 and 2NT 70. A hundred make a game. In one deal that is 5♣ or 5♦ with 100, 4♥ or 4♠ with 120, or 3NT with 100.\n\nYou play 3NT, and nine of your cards win for sure. Claim them.',
      good: 'If it is accepted: 10 and three times 30, so 100 below the line, which is a game.',
      wrong: 'Count your sure tricks again.',
      nudge: 'How many aces, and how many kings and queens right behind them?',
    },
  ],
};
