import type { PadKind } from '../../pads/index.ts';
import { counted, countedFirst } from './counted.ts';
import type { Counted } from './counted.ts';

const GAMES: Readonly<Record<PadKind, string>> = {
  'six-deal': 'Six-deal',
  hawaii: 'Hawaii',
  rubber: 'Rubber',
  summary: 'Summary edition',
  contract: 'Contract bridge',
  'auction-1913': 'Auction bridge with royals',
  minibridge: 'Minibridge',
};

/** Past matches: the list, and what can be done with what is in it. */
export const past = {
  title: 'Past matches',
  private: 'All of this is on this device only. Nothing leaves it unless you export it.',
  reading: 'Reading the list …',
  failed: {
    unavailable: 'The browser gives this page no storage: there is nothing to list.',
    full: 'The device’s storage is full: that could not be done. Nothing was changed.',
    failed: 'Storage failed: that could not be done. Nothing was changed.',
    newer: 'A newer Bridgette has taken the storage over. Reload the page.',
    blocked: 'Another tab with an older Bridgette holds the storage. Close that tab and try again.',
  },
  again: 'Try again',
  none: 'No match has been played on this device yet.',
  noneHint: 'Every match and score pad is listed here from its first deal on.',
  noneFound: 'Nothing is like that.',
  showAll: 'Show all',
  search: 'Search by name',
  kind: 'Kind',
  kinds: { all: 'All', open: 'Not finished', finished: 'Finished', table: 'At the table', pad: 'Score pads' },
  games: GAMES,
  pad: (game: string) => `${game}, score pad`,
  count: (shown: number, all: Counted, number: (value: number) => string) =>
    shown === all.matches + all.pads
      ? countedFirst(all, number)
      : `${number(shown)} out of ${counted(all, number)}`,
  list: 'Matches and score pads',
  deals: (count: number) => (count === 1 ? '1 deal' : `${count} deals`),
  open: 'In progress',
  select: (players: string, when: string) => `Select ${players}, ${when}`,
  selectAll: 'Select all shown',
  selectNone: 'Select none',
  selected: (count: number, number: (value: number) => string) =>
    count === 1 ? 'One selected' : `${number(count)} selected`,
  goOn: 'Go on',
  show: 'Sheet',
  goOnNamed: (players: string, when: string) => `Go on with ${players}, ${when}`,
  showNamed: (players: string, when: string) => `Sheet of ${players}, ${when}`,
  more: 'More',
  moreNamed: (players: string, when: string) => `More about ${players}, ${when}`,
  notOpened: 'It could not be opened just now. If it could not be read, it has been set aside.',
  rename: 'Rename players',
  renameHint: 'The new name stands in every match and pad of this player, and the statistics go with it.',
  plays: (name: string, count: number) =>
    count === 1 ? `${name} is in one match or score pad` : `${name} is in ${count} matches and score pads`,
  newName: (name: string) => `New name for ${name}`,
  renameErrors: {
    empty: 'A name needs a letter.',
    'too-long': 'At most 30 letters.',
    equal: 'They have played against somebody of that name.',
  },
  save: 'Rename',
  duplicate: 'Duplicate',
  duplicateHint: 'A copy that goes its own way.',
  notDuplicated:
    'Not while a deal is being played, or packs are still to be dealt: a copy would show the hands.',
  duplicated: 'The copy is in the list.',
  rematch: 'Rematch',
  rematchHint: 'The same players and rules once more.',
  copies: {
    made: (when: string) => `Copy of what was begun on ${when}`,
    file: (when: string) => `Copy from a file of what was begun on ${when}`,
    tab: (when: string) => `Copy of what was begun on ${when}, which went on another way in another tab`,
    earlier: (when: string) =>
      `Copy from a file of what was begun on ${when}. It was deleted here amid a deal, which is not in this copy as it was played.`,
  },
  opened: (deal: number, when: string) => `The hands of deal ${deal} were opened for a file on ${when}.`,
  remove: 'Delete',
  removeHint: 'Can be undone until you leave this page.',
  removed: (what: Counted, number: (value: number) => string) => `${countedFirst(what, number)} deleted.`,
  removeRunning: {
    title: (count: number) =>
      count === 1 ? 'A deal is being played in it' : `Deals are being played in ${count} of them`,
    lost: (count: number) =>
      count === 1
        ? 'Once the match is deleted for good, that deal is lost. From a backup the match comes back as a marked copy, without it.'
        : 'Once the matches are deleted for good, those deals are lost. From a backup the matches come back as marked copies, without them.',
    goes: 'A deal that is being played goes with it.',
  },
  undo: 'Undo',
  forGood: 'Delete for good',
  close: 'Close',
};
