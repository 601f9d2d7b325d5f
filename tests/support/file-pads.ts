/** Score pads on their way into files and out of them. */
import type { LoadedPad, PadHead } from '../../src/store/pads/record.ts';
import type { PadAction, PadKind } from '../../src/pads/index.ts';
import { NAMES } from './file-matches.ts';
import { after, emptyPad, entry } from './pad.ts';
import type { WorkedOn } from './pad-arbitraries.ts';
import { seeded } from './random.ts';

/** A pad as the store holds it, with a head and times of its own. */
export function heldPad(seed: number, { pad, log }: WorkedOn): LoadedPad {
  const below = seeded(seed + 7);
  const id = `pad-${seed.toString(16)}`;
  const name = below(NAMES.length);
  const head: PadHead = {
    version: 1,
    id,
    players: {
      N: { id: `${id}n`, name: NAMES[name]! },
      S: { id: `${id}s`, name: NAMES[(name + 1) % NAMES.length]! },
    },
    setup: pad.setup,
    startedAt: 1_700_000_000_000 + seed,
  };
  let at = head.startedAt;
  const entries = log.map((action, index) => ({ match: id, index, at: (at += below(9000)), action }));
  return { head, log: entries, state: pad };
}

/** A pad with these rows, written as `entry` reads them. */
export function worked(kind: PadKind, ...rows: readonly string[]): WorkedOn {
  const log = rows.map((text, at): PadAction => ({ type: 'insert', at, entry: entry(text) }));
  return { pad: after(emptyPad(kind), ...log), log };
}
