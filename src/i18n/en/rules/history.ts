import type { RulesWords } from '../../rulesWords.ts';

/**
 * Where each fact comes from, of the texts that the rules were made from:
 * - Bridgette: its rulebook (two packs in the box, scorecards, Hawaii called a wild variation, “my first bit of advice”, misprints);
 * - auction bridge with royals: the chapter of 1913 (one spade means “I pass”; bids by value; game of 30; major and minor suits);
 * - contract bridge: an account of how it is played, of April 2000 (Vanderbilt 1925, tricks bid for, 1925–1939, changes about 1990, honours);
 * - Minibridge: a description of it (Europe in the 1990s, France and the Netherlands first, teaching, four deals as one game);
 * - the summary edition: a Dutch text (the first pass ends the auction, the defender leads, its own scores, the garbled value).
 * They tell of no inventor of Bridgette and of no year of it, so neither does the page.
 */
export const history: RulesWords['history'] = {
  title: 'Where the game comes from',
  parts: [
    {
      title: 'Bridge at a table of two',
      text: 'Bridge is a game for four, in two partnerships, with a dummy hand open on the table. Bridgette was made for two. It keeps the auction, the thirteen tricks and the contract, and leaves the partner out: what a partner would have told, a player asks the opponent by cue-bids.\n\nIts box holds two packs of 55 cards, of which one is used for a deal. In the printed pack each suit has a colour of its own, and so it is here.',
    },
    {
      title: 'From auction bridge',
      text: 'In the auction bridge of 1913 spades were worth least: a trick in spades counted 2, in clubs 6, in diamonds 7, in hearts 8. But there were spades of a second kind, the royals, worth 9, with only no-trump above them. The dealer’s one spade meant that he had nothing to declare. Thirty points won a game, and bids ranked by what their tricks were worth, not by their number alone.\n\nIf the bid was made, every trick won above six counted towards game there, bid or not.',
    },
    {
      title: 'To contract bridge',
      text: 'In 1925 Harold S. Vanderbilt made the first scoring table of contract bridge, in which only the tricks that were bid count towards game. From then until 1939 bridge became popular the whole world over. The table has changed little since; about 1990 some figures rose, among them the bonus for a redoubled contract, from 50 to 100, and what a part-score brings in an unfinished game, from 50 to 100. Points for honours are a remnant of auction bridge.\n\nThe bridge scoring of Bridgette is that of four-handed bridge, with some differences: a bid below one, 0NT; no points for honours; and bonuses of its own for slams and for making doubled contracts.',
    },
    {
      title: 'Colons and two kinds of score',
      text: 'Bridgette’s own are the exchange and the colons: three cards that can stop a suit. For beginners, and for a short match, the rulebook adds a scoring in six deals; a wilder form of it, Hawaii, rewards winning exactly what was bid. Captures, cue-bids and bridge scoring are its advanced rules, and it advises to leave cue-bids alone until the basic game is familiar.\n\nThe rulebook has some misprints: where its examples or its scorecard contradict its rules, the reference says how they are read here (R21, R41, R64).',
    },
    {
      title: 'Minibridge',
      text: 'In the 1990s Minibridge was introduced in Europe to teach bridge to beginners, first in France and the Netherlands. It has no auction: points are counted and shown, and the side with more of them declares. The English Bridge Union has promoted it for primary schools, and the American Contract Bridge League has published material on it for teachers. There is a score pad for it here.',
    },
    {
      title: 'The Dutch summary',
      text: 'There is also a short set of rules for Bridgette in Dutch, with scores of its own. In it one pass ends the auction and the defender leads first. What a game is worth is garbled in it: 750 is how this project reads it. Whoever learned the game from those rules can play them as the summary edition.',
    },
  ],
};
