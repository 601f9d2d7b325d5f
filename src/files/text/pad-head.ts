import { viewOfPad } from '../../pads/index.ts';
import type { PadState } from '../../pads/index.ts';
import type { PadHead } from '../../store/pads/record.ts';
import { dateTags, formatPoints, formatTime, parseNumber, parseTime } from './tags.ts';
import type { Tag } from './tags.ts';
import type { TagsRead } from './tags-read.ts';

/** Where a wrong field of a head stands in the text. */
export const PAD_FIELDS = [
  ['id', 'Pad'],
  ['version', 'Record'],
  ['startedAt', 'Started'],
  ['players.N.name', 'North'],
  ['players.N.id', 'NorthId'],
  ['players.S.name', 'South'],
  ['players.S.id', 'SouthId'],
  ['setup.kind', 'Game'],
  ['setup.options', 'RedoubledBonus'],
  ['setup.firstDealer', 'FirstDealer'],
  ['', 'Pad'],
] as const;

/** The tags that the head of a pad is read back from. */
export function padHeadTags({ id, version, startedAt, players, setup }: PadHead): readonly Tag[] {
  return [
    ['Pad', id],
    ['Record', String(version)],
    ['Started', formatTime(startedAt)],
    ['North', players.N.name],
    ['NorthId', players.N.id],
    ['South', players.S.name],
    ['SouthId', players.S.id],
    ['Game', setup.kind],
    ['RedoubledBonus', String(setup.options.redoubledBonus)],
    ['FirstDealer', setup.firstDealer],
  ];
}

/** The head that these tags say, still to be guarded as any other. Throws a `FileFault` for a tag that is missing. */
export function padHeadFrom(tags: TagsRead): { readonly startedAt: unknown } {
  return {
    version: parseNumber(tags.text('Record')),
    id: tags.text('Pad'),
    players: {
      N: { id: tags.text('NorthId'), name: tags.text('North') },
      S: { id: tags.text('SouthId'), name: tags.text('South') },
    },
    setup: {
      kind: tags.text('Game'),
      options: { redoubledBonus: parseNumber(tags.text('RedoubledBonus')) },
      firstDealer: tags.text('FirstDealer'),
    },
    startedAt: parseTime(tags.text('Started')),
  } as { readonly startedAt: unknown };
}

/** Tags that follow from the log of a pad: for people, and checked when they are read. */
export function padTags({ startedAt }: PadHead, state: PadState): readonly Tag[] {
  const { sheet, stopped } = viewOfPad(state);
  return [
    ...dateTags(startedAt),
    ['Deals', String(sheet.rows.length)],
    ['Total', formatPoints(sheet.totals)],
    ...(sheet.complete || stopped ? [['Winner', sheet.winner ?? 'none'] as const] : []),
  ];
}
