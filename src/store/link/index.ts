/** The door to a deal that came by link, for the screens: the first load does without it. */
import { replay, view } from '../../engine/index.ts';
import type { Options } from '../../engine/options.ts';
import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import type { SheetRow } from '../../engine/scoring/index.ts';
import { bySeat } from '../../engine/seat.ts';
import type { FinishedView } from '../../engine/view/types.ts';
import { linkError } from '../../files/link/errors.ts';
import type { LinkError } from '../../files/link/errors.ts';
import { readDealLink } from '../../files/link/read.ts';

export type { LinkError } from '../../files/link/errors.ts';

/** A deal that somebody shared, to be looked at. It is on no table and in no list. */
export interface LinkedDeal {
  readonly options: Options;
  readonly deal: FinishedView;
  /** Its score, at the vulnerability it was played at. */
  readonly row: SheetRow;
}

/** The deal behind the letters of an address. Error: why they are no link. */
export function openDealLink(letters: string): Result<LinkedDeal, LinkError> {
  const reading = readDealLink(letters);
  if (!reading.ok) return reading;
  const { match, lines, vulnerable } = reading.value;
  const played = replay(match);
  const seen = played.ok ? view(played.value, 'public') : null;
  const phase = seen?.phase;
  const last = phase?.name === 'between' || phase?.name === 'over' ? phase.last : null;
  const row = seen?.sheet.rows[0];
  if (last === null || row === undefined) return err(linkError('link-meaning', {}));
  const points = bySeat((seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, { amount }) => sum + amount, 0),
  );
  const rubber = row.rubber === null ? null : { ...row.rubber, vulnerable };
  return ok({
    options: match.setup.options,
    deal: last,
    row: { ...row, lines, points, totals: points, rubber },
  });
}
