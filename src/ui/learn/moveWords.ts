import type { Messages } from '../../i18n/index.ts';
import type { Move } from '../../teaching/lesson.ts';

/** A move as the answer names it: `2♥`, `♥Q`, `draw`. */
export function moveWords(t: Messages, move: Move): string {
  switch (move.type) {
    case 'call':
      return t.words.callSign(move.call);
    case 'play':
      return t.words.cardSign(move.card);
    case 'discard':
      return t.learn.move.discard(t.words.list(move.cards.map(t.words.cardSign)));
    case 'claim':
      return t.learn.move.claim(move.tricks);
    case 'answer-claim':
      return t.learn.move.answerClaim(move.accept);
    case 'capture':
    case 'draw':
      return t.learn.move[move.type];
  }
}
