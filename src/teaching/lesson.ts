import type { Action } from '../engine/index.ts';
import type { Seat } from '../engine/seat.ts';
import type { Position } from './position.ts';

/**
 * A lesson, of the course or of a teacher: pages one after the other. What the reader reads stands apart from what lies on the table, so
 * that the course has one set of positions and two languages.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly Page[];
}

export interface Page extends PageTable {
  readonly words: PageWords;
}

/** What is read. Paragraphs are apart by an empty line; suits and colons may be written as in RichText. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
  /** Said when the reader has done what was asked. */
  readonly good: string;
  /** Said of a legal move that is not what was asked. Why a move is illegal the rules say by themselves. */
  readonly wrong: string;
  /** A nudge: a question rather than the answer. */
  readonly nudge: string;
}

/** What lies on the table. */
export interface PageTable {
  /** `null`: a page of text alone. */
  readonly position: Position | null;
  /** Hands that lie face down for the reader. */
  readonly hidden: readonly Seat[];
  /** `null`: look, and step back and forth if there is anything to walk. */
  readonly task: Task | null;
}

/** What the reader is asked to do at the table, and the rulings the hint shows after the nudge. */
export interface Task {
  /** Any one of these is right; the first is shown as the answer. */
  readonly right: readonly [Move, ...Move[]];
  readonly rulings: readonly `R${number}`[];
}

/** What the player whose turn it is may be asked to do; whose turn it is the position says. */
export type Move =
  | Unseated<'capture'>
  | Unseated<'draw'>
  | Unseated<'discard'>
  | Unseated<'call'>
  | Unseated<'play'>
  | Unseated<'claim'>
  | Unseated<'answer-claim'>;

type Unseated<Type extends Action['type']> = Omit<Extract<Action, { readonly type: Type }>, 'seat'>;

/** What was done as a move that can be asked for; `null` if it is nothing of the kind. */
export function moveOf(action: Action): Move | null {
  switch (action.type) {
    case 'capture':
    case 'draw':
      return { type: action.type };
    case 'discard':
      return { type: action.type, cards: action.cards };
    case 'call':
      return { type: action.type, call: action.call };
    case 'play':
      return { type: action.type, card: action.card };
    case 'claim':
      return { type: action.type, tricks: action.tricks };
    case 'answer-claim':
      return { type: action.type, accept: action.accept };
    default:
      return null;
  }
}

/** Is what was done one of the moves asked for? Discards may be named in any order. */
export function isRight(task: Task, done: Move): boolean {
  return task.right.some((move) => textOf(move) === textOf(done));
}

function textOf(move: Move): string {
  switch (move.type) {
    case 'call':
      return move.call;
    case 'play':
      return move.card;
    case 'discard':
      return ['discard', ...[...move.cards].sort()].join(' ');
    case 'claim':
      return `claim ${move.tricks}`;
    case 'answer-claim':
      return `answer-claim ${String(move.accept)}`;
    default:
      return move.type;
  }
}
