import { parseCode } from '../../engine/codes.ts';
import { fault } from '../errors.ts';
import { parseNumber, parseTime } from './tags.ts';

/** The tags of one match or deal as they stand in a file. */
export type TagsRead = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

/** Where a wrong field of a head stands in the text. The longest beginning of a path counts. */
const TAG_OF_FIELD: readonly (readonly [path: string, tag: string])[] = [
  ['id', 'Match'],
  ['version', 'Record'],
  ['startedAt', 'Started'],
  ['players.N.name', 'North'],
  ['players.N.id', 'NorthId'],
  ['players.S.name', 'South'],
  ['players.S.id', 'SouthId'],
  ['setup.options.scoring', 'Scoring'],
  ['setup.options.auctionEnd', 'AuctionEnd'],
  ['setup.options.openingLead', 'OpeningLead'],
  ['setup.options.redoubledBonus', 'RedoubledBonus'],
  ['setup.options', 'AuctionEnd'],
  ['setup.firstDealer', 'FirstDealer'],
  ['setup.sitting', 'Sitting'],
  ['prepared', 'Prepared'],
];

/** The tag that a field of a head was read from. */
export function tagOfField(path: string): string {
  return TAG_OF_FIELD.find(([field]) => path.startsWith(field))?.[1] ?? 'Match';
}

/** The head that these tags say, still to be guarded as any other. Throws a `FileFault` for a tag that is missing or means nothing. */
export function headFrom(tags: TagsRead, line: number, match: number): unknown {
  const text = (tag: string): string => {
    const found = tags.get(tag);
    if (found === undefined) throw fault('tag-missing', { tag }, line, match);
    return found.value;
  };
  const chosen = <T>(tag: string, choices: Readonly<Record<string, T>>): T => {
    const value = text(tag);
    const choice = Object.hasOwn(choices, value) ? choices[value] : undefined;
    if (choice !== undefined) return choice;
    throw fault('tag-wrong', { tag, found: value }, tags.get(tag)?.line, match);
  };
  const switched = (tag: string): boolean => chosen(tag, { on: true, off: false });
  return {
    version: parseNumber(text('Record')),
    id: text('Match'),
    players: {
      N: { id: text('NorthId'), name: text('North') },
      S: { id: text('SouthId'), name: text('South') },
    },
    setup: {
      options: {
        scoring: text('Scoring'),
        capturing: switched('Capturing'),
        cueBids: switched('CueBids'),
        openingJump: switched('OpeningJump'),
        auctionEnd: text('AuctionEnd'),
        openingLead: text('OpeningLead'),
        redoubledBonus: parseNumber(text('RedoubledBonus')),
      },
      firstDealer: text('FirstDealer') === 'cut' ? null : text('FirstDealer'),
      olderTricksOpen: chosen('OlderTricks', { open: true, closed: false }),
      sitting: text('Sitting'),
    },
    prepared: packsFrom(text('Prepared'), tags.get('Prepared')?.line ?? line, match),
    receiverCuts: switched('ReceiverCuts'),
    startedAt: parseTime(text('Started')),
  };
}

function packsFrom(value: string, line: number, match: number): unknown {
  if (value === 'off') return null;
  const [on, ...codes] = value.split(' ');
  if (on !== 'on') throw fault('tag-wrong', { tag: 'Prepared', found: value }, line, match);
  return codes.map((code) => {
    const pack = parseCode(code);
    if (!pack.ok) throw fault('rule', { error: pack.error }, line, match);
    return pack.value;
  });
}
