import type { PastRecord } from '../../store/past/index.ts';

/** What can be asked for: all, some, or one game. */
export const KINDS = ['all', 'open', 'finished', 'table', 'pad'] as const;
export const GAMES = [
  'six-deal',
  'hawaii',
  'rubber',
  'summary',
  'contract',
  'auction-1913',
  'minibridge',
] as const;
export type Kind = (typeof KINDS)[number] | (typeof GAMES)[number];

/** Letters as they are searched for: without accents, in one case. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Both names, made plain once. */
const keys = new WeakMap<PastRecord, string>();

function keyOf(record: PastRecord): string {
  const known = keys.get(record);
  if (known !== undefined) return known;
  const key = plain(`${record.names.N} ${record.names.S}`);
  keys.set(record, key);
  return key;
}

/** The records of this kind in whose players' names every word stands. */
export function found(records: readonly PastRecord[], text: string, kind: Kind): readonly PastRecord[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && kind === 'all') return records;
  return records.filter(
    (record) => isOf(record, kind) && words.every((word) => keyOf(record).includes(word)),
  );
}

function isOf({ where, game, outcome }: PastRecord, kind: Kind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'open':
      return outcome === null;
    case 'finished':
      return outcome !== null;
    case 'table':
    case 'pad':
      return where === kind;
    default:
      return game === kind;
  }
}
