import * as v from 'valibot';
import type { PadKind } from '../../files/index.ts';
import { err, ok } from '../../engine/result.ts';
import { readPad } from '../pads/record.ts';
import type { LoadedPad } from '../pads/record.ts';
import { strangeField } from '../schemas.ts';

const PadSchema = v.strictObject({
  head: v.looseObject({ id: v.string() }),
  log: v.array(v.strictObject({ at: v.unknown(), action: v.unknown() })),
});

/** Score pads in files: head and log, as a match has them. */
export const PADS_IN_FILES: PadKind<LoadedPad> = {
  read(stored) {
    const parsed = v.safeParse(PadSchema, stored, { abortEarly: true });
    if (!parsed.success) return fault(v.getDotPath(parsed.issues[0]) ?? '');
    const { head, log } = parsed.output;
    const read = readPad({ head, entries: log.map((entry, index) => ({ match: head.id, index, ...entry })) });
    if (read.ok) {
      const strange = strangeField(read.value.head);
      return strange === null ? ok(read.value) : fault(`head.${strange}`);
    }
    switch (read.error.why) {
      case 'newer':
        return fault('head.version');
      case 'not-a-match':
        return fault(`head.${read.error.path}`);
      default:
        return fault(`log.${read.error.at}`);
    }
  },
  plain: ({ head, log }) => ({ head, log: log.map(({ at, action }) => ({ at, action })) }),
  id: ({ head }) => head.id,
};

function fault(path: string) {
  return err({ path, code: null, found: '' });
}
