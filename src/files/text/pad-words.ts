import { bidOf, isPassedOut, partsOfBid } from '../../pads/index.ts';
import type { PadAction, PadBid, PadEntry } from '../../pads/index.ts';
import { isSeat } from './words.ts';

const ROW_VERBS = ['insert', 'edit'] as const;
const ALONE = ['stop', 'go-on', 'undo', 'redo'] as const;
const VERBS: ReadonlySet<string> = new Set([...ROW_VERBS, ...ALONE, 'delete', 'deal-first']);

const PASSED_OUT = 'passed-out';
/** In the place of tricks that are not known yet. */
const WAITING = '?';

/**
 * What was done to a pad as words, with what row, the first 1, and what it says: `insert 1 N 4SX 10 N four`, the declarer, the contract,
 * the tricks, who held which honours.
 */
export function padWords(action: PadAction): string {
  switch (action.type) {
    case 'insert':
    case 'edit':
      return `${action.type} ${action.at + 1} ${rowWords(action.entry)}`;
    case 'delete':
      return `delete ${action.at + 1}`;
    case 'deal-first':
      return `deal-first ${action.seat}`;
    default:
      return action.type;
  }
}

/** What a row says. */
export function rowWords(entry: PadEntry): string {
  if (isPassedOut(entry)) return PASSED_OUT;
  const { declarer, doubled, honours, tricks } = entry;
  const words = [declarer, bidOf(entry) + 'X'.repeat(doubled), tricks ?? WAITING];
  return [...words, ...(honours === undefined ? [] : [honours.side, honours.kind])].join(' ');
}

/** Is this word the beginning of an entry? No other word of an entry is. */
export function isPadVerb(word: string): boolean {
  return VERBS.has(word);
}

/** The action that these words say; what a game has, the rules check later. `null`: they say none. */
export function parsePadAction(words: readonly string[]): unknown {
  const [verb, word, ...rest] = words;
  if (word === undefined) return ALONE.some((one) => one === verb) ? { type: verb } : null;
  if (verb === 'deal-first') return rest.length === 0 && isSeat(word) ? { type: verb, seat: word } : null;
  if (!/^[1-9]\d{0,8}$/.test(word)) return null;
  const at = Number(word) - 1;
  if (verb === 'delete') return rest.length === 0 ? { type: verb, at } : null;
  const entry = ROW_VERBS.some((one) => one === verb) ? parseRow(rest) : null;
  return entry === null ? null : { type: verb, at, entry };
}

const CONTRACT = /^([0-7](?:[CDHSR]|NT))(X{0,2})$/;

function parseRow(words: readonly string[]): unknown {
  const [declarer, contract = '', tricks = '', side, kind, ...more] = words;
  if (declarer === PASSED_OUT) return words.length === 1 ? { passedOut: true } : null;
  const [, bid, doubling = ''] = CONTRACT.exec(contract) ?? [];
  const counted = tricks === WAITING || /^\d{1,9}$/.test(tricks);
  if (bid === undefined || !counted || more.length > 0 || (side !== undefined && kind === undefined))
    return null;
  const row = {
    declarer,
    ...partsOfBid(bid as PadBid),
    doubled: doubling.length,
    tricks: tricks === WAITING ? null : Number(tricks),
  };
  return side === undefined ? row : { ...row, honours: { side, kind } };
}
