import type { SomeRules } from '../../rulesWords.ts';

/** The scorings of the match. Their amounts stand in tables. */
export const scoring: SomeRules<'sixDeal' | 'hawaii' | 'rubber' | 'summary'> = {
  R50: {
    title: 'Six-deal: a made bid',
    text: 'The declarer who wins at least the tricks of the bid scores by the bid, and each kind has its name. Slams in no-trump have names of their own: sub slam, giant slam and super slam.',
  },
  R51: {
    title: 'Six-deal: made doubled',
    text: 'A doubled or redoubled bid that is made brings an extra amount.',
  },
  R52: {
    title: 'Six-deal: overtricks',
    text: 'Overtricks bring one amount together, however many there are.',
  },
  R53: {
    title: 'Six-deal: tricks short',
    text: 'When the bid is defeated the defender scores, by the number of tricks short.',
  },
  R54: {
    title: 'Six deals',
    text: 'A match is six deals. In each of them exactly one player scores.',
  },
  R55: {
    title: 'Sums to check',
    text: 'The rulebook works out four sums: 3♠ doubled and made scores 600; 4♣ redoubled and made 1,200; 6NT redoubled, made with an overtrick, 3,500; and any doubled bid three tricks short 900.',
  },
  R60: {
    title: 'The tie-break',
    text: 'If the players are level after six deals, one more deal decides. It is dealt by whoever dealt the first. It cannot end level.',
  },
  R61: {
    title: 'Hawaii',
    text: 'Hawaii is scored as six-deal, but for the overtricks. Winning exactly the tricks bid is an Exacto!, and four or more overtricks are a Surplus!; each brings its amount. One to three overtricks bring nothing. The amounts are the same undoubled, doubled and redoubled. A doubled or redoubled bid that is made brings its extra amount here too.',
  },
  R62: {
    title: 'Rubber: below the line',
    text: 'A made contract scores below the line, for each trick bid, by the strain; no-trump adds an amount once. Doubled, it counts twice; redoubled, four times. Everything else is written above the line.',
  },
  R63: {
    title: 'Rubber: overtricks',
    text: 'Each overtrick scores above the line. Undoubled it brings what a trick brings in that strain. Doubled it depends on whether the declarer is vulnerable, and redoubled it is twice the doubled amount.',
  },
  R64: {
    title: 'Rubber: made doubled',
    text: 'A doubled or redoubled contract that is made brings an extra amount. For a redoubled one the printed scorecard says 250 and the text of the rulebook 200; which it is, is an option of the match, and the text is the default.',
  },
  R65: {
    title: 'Rubber: slams',
    text: 'A slam that is bid and made brings a bonus; in no-trump that begins with 5NT. Vulnerability and doubling do not change it. Honours do not score.',
  },
  R66: {
    title: 'Rubber: tricks short',
    text: 'Each trick short scores for the defender. Undoubled all of them cost the same. Doubled, each further one costs more than the first, and redoubled twice as much as doubled. A vulnerable declarer loses more. There is no upper limit.',
  },
  R67: {
    title: 'Games and vulnerability',
    text: 'Whoever has 100 points below the line, from one deal or more, wins a game. Then the part-scores of both players stop counting towards the next game; they stay in the totals. A player with a game is vulnerable. What matters is the declarer’s own vulnerability.',
  },
  R68: {
    title: 'Winning the rubber',
    text: 'Two games win the rubber. Its bonus is larger if the opponent has no game. The higher grand total wins the match, whoever won the rubber.',
  },
  R69: {
    title: 'Draws, and stopping early',
    text: 'Equal grand totals are a draw. If a rubber is stopped early, each player with one game gets a bonus, and so does each player with a part-score in the unfinished game.',
  },
  R70: {
    title: 'Summary edition: the auction',
    text: 'The short rules, for those who learned Bridgette from them. The auction ends with the first pass after a bid. After a redouble the opponent may pass or bid, and a bid cancels double and redouble. The contract is the last bid, doubled or redoubled as it stands. The dealer must still open. There are no cue-bids, and nothing is captured. Where the short rules are silent, the others apply.',
  },
  R71: {
    title: 'Summary edition: the first lead',
    text: 'The defender leads to the first trick.',
  },
  R72: {
    title: 'Summary edition: a made bid',
    text: 'The declarer who wins at least the tricks of the bid scores by the bid.',
  },
  R73: {
    title: 'Summary edition: extras',
    text: 'Winning exactly the tricks bid brings an amount by the level, and exactly three overtricks bring one as well. A doubled or redoubled bid that is made brings an extra amount; then the whole sum, with all of these, is multiplied.',
  },
  R74: {
    title: 'Summary edition: tricks short',
    text: 'When the bid is defeated the defender scores, by the number of tricks short. These amounts are not multiplied again. A match is six deals, and a seventh if the players are level.',
  },
};
