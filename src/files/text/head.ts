import { parseCode } from '../../engine/codes.ts';
import { parseNumber, parseTime } from './tags.ts';
import type { TagsRead } from './tags-read.ts';

/** Where a wrong field of a head stands in the text. */
export const MATCH_FIELDS = [
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
  ['', 'Match'],
] as const;

/** The head that these tags say, still to be guarded as any other. Throws a `FileFault` for a tag that is missing or means nothing. */
export function headFrom(tags: TagsRead): { readonly startedAt: unknown } {
  const text = (tag: string): string => tags.text(tag);
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
        capturing: tags.switched('Capturing'),
        cueBids: tags.switched('CueBids'),
        openingJump: tags.switched('OpeningJump'),
        auctionEnd: text('AuctionEnd'),
        openingLead: text('OpeningLead'),
        redoubledBonus: parseNumber(text('RedoubledBonus')),
      },
      firstDealer: text('FirstDealer') === 'cut' ? null : text('FirstDealer'),
      olderTricksOpen: tags.chosen('OlderTricks', { open: true, closed: false }),
      sitting: text('Sitting'),
    },
    prepared: packsFrom(tags),
    receiverCuts: tags.switched('ReceiverCuts'),
    startedAt: parseTime(text('Started')),
  } as { readonly startedAt: unknown };
}

function packsFrom(tags: TagsRead): unknown {
  const value = tags.text('Prepared');
  if (value === 'off') return null;
  const [on, ...codes] = value.split(' ');
  if (on !== 'on') throw tags.wrong('Prepared');
  return codes.map((code) => {
    const pack = parseCode(code);
    if (!pack.ok) throw tags.wrong('Prepared', pack.error);
    return pack.value;
  });
}
