import type { Card } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seat.ts';
import type { CallRecord, Happening } from '../../engine/view/types.ts';
import type { ReviewState } from '../../store/teaching/index.ts';

export type StepGroup = 'exchange' | 'auction' | 'play';

interface RowOf<Kind extends string> {
  readonly kind: Kind;
  /** The step it leads to. */
  readonly at: number;
  readonly undone: boolean;
}

/** A card of a trick, and the step that brought it. */
export interface PlayedCard {
  readonly at: number;
  readonly card: Card;
  readonly seat: Seat;
  readonly undone: boolean;
}

export type StepRow =
  | (RowOf<'call'> & { readonly call: CallRecord; readonly more: readonly Happening[] })
  | (RowOf<'told'> & { readonly happened: readonly Happening[] })
  | (RowOf<'trick'> & {
      readonly number: number;
      readonly led: PlayedCard;
      readonly followed: PlayedCard | null;
      readonly winner: Seat | null;
    });

export interface StepRows {
  readonly group: StepGroup;
  readonly rows: readonly StepRow[];
}

/** The steps of a deal as they are listed: a line a call, a line a trick with both its cards, what was taken back where it stood. */
export function stepRows({ steps, fates, from }: Pick<ReviewState, 'steps' | 'fates' | 'from'>): StepRows[] {
  const groups: { group: StepGroup; rows: StepRow[] }[] = [];
  for (const [at, happened] of steps.entries()) {
    const [first] = happened;
    if (at < from || first === undefined) continue;
    const group = groupOf(first) ?? groups.at(-1)?.group ?? 'exchange';
    if (groups.at(-1)?.group !== group) groups.push({ group, rows: [] });
    const rows = groups.at(-1)?.rows ?? [];
    const undone = fates[at]?.stays === false && CAN_BE_UNDONE.has(first.type);
    if (first.type === 'call') {
      rows.push({ kind: 'call', at, undone, call: first, more: happened.slice(1) });
    } else if (first.type === 'play') {
      addCard(rows, groups, { at, card: first.card, seat: first.seat, undone }, happened);
    } else {
      rows.push({ kind: 'told', at, undone, happened });
    }
  }
  return groups;
}

/** What somebody does and may take back. A claim that was declined is none of it. */
const CAN_BE_UNDONE: ReadonlySet<Happening['type']> = new Set(['capture', 'draw', 'discard', 'call', 'play']);

function groupOf({ type }: Happening): StepGroup | null {
  switch (type) {
    case 'deal':
    case 'capture':
    case 'draw':
    case 'discard':
      return 'exchange';
    case 'call':
      return 'auction';
    case 'play':
    case 'claim':
    case 'answer-claim':
      return 'play';
    default:
      return null;
  }
}

/** A lead begins a line; a card that follows joins it, unless something came between. */
function addCard(
  rows: StepRow[],
  groups: readonly StepRows[],
  card: PlayedCard,
  happened: readonly Happening[],
): void {
  const [play] = happened;
  const trick = happened.find((event) => event.type === 'trick');
  const open = rows.at(-1);
  if (play?.type !== 'play') return;
  const winner = trick?.trick.winner ?? null;
  if (!play.lead && open?.kind === 'trick' && open.followed === null) {
    rows[rows.length - 1] = { ...open, followed: card, winner };
    return;
  }
  const number = 1 + groups.flatMap((group) => group.rows).filter(isDone).length;
  rows.push({ kind: 'trick', at: card.at, undone: card.undone, number, led: card, followed: null, winner });
}

function isDone(row: StepRow): boolean {
  return row.kind === 'trick' && row.winner !== null && !row.led.undone && row.followed?.undone !== true;
}
