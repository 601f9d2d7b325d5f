import { counted, countedFirst, isOne } from './counted.ts';
import type { Counted } from './counted.ts';

/** Files: what goes out, what comes in, and why a file is refused. */
export const files = {
  export: 'Export',
  exportAll: 'Back up everything',
  exportSome: (what: Counted) => `Export ${counted(what)}`,
  format: 'As',
  formats: { json: 'Backup file (JSON)', text: 'Readable text' },
  formatHints: {
    json: 'Holds everything. Import it on any device.',
    text: 'In the manner of PBN, to read, to mail and to import.',
  },
  running: (count: number) =>
    count === 1
      ? 'One match is not over. Of the deal that is being played only what everybody knows goes into the file.'
      : `${count} matches are not over. Of deals that are being played only what everybody knows goes into the file.`,
  openHands: 'Or open the hands, if you both agree:',
  agrees: (name: string) => `${name} agrees`,
  northAgrees: 'One player of each match agrees',
  southAgrees: 'The other player agrees',
  write: 'Write the file',
  writing: (done: number, all: number) => `${done} of ${all} written`,
  ready: (size: string) => `The file is ready: ${size}.`,
  unread: (count: number) =>
    count === 1
      ? 'One of them could not be read and is not in it.'
      : `${count} of them could not be read and are not in it.`,
  notWritten: 'The file could not be written. Try again.',
  save: 'Save the file',
  share: 'Share it',
  name: (date: string) => `bridgette-${date}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`,

  import: 'Import',
  choose: 'Choose a file to import',
  importing: 'Reading the file …',
  keeping: 'Storing …',
  progress: (percent: number, done: number) => `${percent} %, ${done} done`,
  preview: 'What the file holds',
  counts: {
    added: (count: number) => `${count} new`,
    back: (count: number) => `${count} deleted just now, coming back`,
    same: (count: number) => `${count} here already`,
    longer: (count: number) =>
      `${count} going on where they stopped here, coming as copies: yours stay as they are`,
    behind: (count: number) => `${count} that have gone on here since`,
    copies: (count: number) => `${count} that went another way here, coming as copies`,
    earlier: (count: number) =>
      `${count} deleted here amid a deal that the file does not hold, coming as marked copies`,
    heldBack: (count: number) => `${count} without the deal that was being played: they go on with a new one`,
  },
  andMore: (count: number) => `and ${count} more`,
  nothingNew: 'All of it is here already.',
  keep: (what: Counted) => `Import ${counted(what)}`,
  allOrNothing: 'All of it, or nothing: nothing has been changed yet.',
  done: (what: Counted) => `${countedFirst(what)} ${isOne(what) ? 'was' : 'were'} imported.`,
  cancelled: 'Called off. Nothing was changed.',
  changed: 'Another tab deleted some of it meanwhile. Nothing was changed; read the file again.',
  failed: 'Storage failed. Nothing was changed.',
  refusedTitle: 'The file was refused',
  nothingChanged: 'Nothing was changed.',
  where: (line: number | null, match: number | null) =>
    [match === null ? '' : `Match ${match}`, line === null ? '' : `line ${line}`].filter(Boolean).join(', '),

  lastBackup: (when: string | null) => (when === null ? 'There is no backup yet.' : `Last backup: ${when}.`),
  ago: (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),
  remind: 'Matches are kept in this browser only. Back them up to a file now and then.',

  reasons: {
    empty: () => 'There is nothing in it.',
    'too-large': ({ most }: { readonly most: number }) =>
      `It has more than ${Math.round(most / 1_000_000)} MB.`,
    'not-utf8': () => 'It is not UTF-8 text.',
    'not-ours': () => 'It is no file of Bridgette’s.',
    newer: ({ version }: { readonly version: number }) =>
      `It was written by a newer Bridgette (format ${version}). That version can open it.`,
    truncated: () => 'It ends in the middle: a part is missing.',
    syntax: ({ found }: { readonly found: string }) => `“${found}” cannot stand there.`,
    'too-deep': ({ most }: { readonly most: number }) =>
      `Things stand within each other more than ${most} deep.`,
    'too-long': ({ most }: { readonly most: number }) => `Something in it is longer than ${most}.`,
    'too-many-entries': ({ most }: { readonly most: number }) =>
      `A match or a score pad has more than ${most} entries.`,
    'key-twice': ({ key }: { readonly key: string }) => `“${key}” stands there twice.`,
    'key-forbidden': ({ key }: { readonly key: string }) => `“${key}” may not stand in a file.`,
    field: ({ path }: { readonly path: string }) =>
      path === ''
        ? 'Something is missing or not as it should be.'
        : `“${path}” is missing or not as it should be.`,
    rule: ({ why }: { readonly why: string }) => `The rules forbid it. ${why}`,
    'pad-rule': ({ why }: { readonly why: string }) => `It cannot stand so on a score pad. ${why}`,
    position: ({ why }: { readonly why: string }) => `The rules forbid it. ${why}`,
    lesson: ({ why }: { readonly why: string }) => why,
    'tag-missing': ({ tag }: { readonly tag: string }) => `The tag “${tag}” is missing.`,
    'tag-twice': ({ tag }: { readonly tag: string }) => `The tag “${tag}” stands there twice.`,
    'tag-wrong': ({ tag, found }: { readonly tag: string; readonly found: string }) =>
      `The tag “${tag}” cannot say “${found}”.`,
    'tag-differs': ({
      tag,
      found,
      expected,
    }: {
      readonly tag: string;
      readonly found: string;
      readonly expected: string;
    }) => `The tag “${tag}” says “${found}”; by what was played it is “${expected}”.`,
    'entry-unknown': ({ found }: { readonly found: string }) => `“${found}” is nothing that players do.`,
    'times-count': ({ entries, times }: { readonly entries: number; readonly times: number }) =>
      `There are ${times} times for ${entries} entries.`,
  },
};
