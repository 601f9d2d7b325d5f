/** Half a turn about the middle of a face of 250 by 350: the lower half of a card. */
export const TURN = 'rotate(180 125 175)';
