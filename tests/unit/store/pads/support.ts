import { createPads } from '../../../../src/store/pads/pads.ts';
import type { PadsParts } from '../../../../src/store/pads/pads.ts';
import { padStorage } from '../../../../src/store/pads/index.ts';
import type { NewPad, PadsState } from '../../../../src/store/pads/index.ts';
import type { PadKind } from '../../../../src/pads/index.ts';
import { newMark, settled, until } from '../support.ts';

/** A tab of the app at its score pads. */
export interface PadTab {
  readonly now: () => PadsState;
  readonly states: PadsState[];
}

export function request(kind: PadKind): NewPad {
  return { kind, options: { redoubledBonus: 200 }, firstDealer: 'N', names: { N: 'Ada', S: 'Blaise' } };
}

/** Opens the pads in a new tab and waits until storage has been read. */
export async function openPadTab(parts: Partial<PadsParts> = {}): Promise<PadTab> {
  let time = 1_000_000;
  const pads = createPads({
    storage: padStorage(),
    clock: () => (time += 1000),
    channel: null,
    mark: newMark(),
    persist: () => undefined,
    ...parts,
  });
  const states: PadsState[] = [];
  pads.subscribe((state) => states.push(state));
  await until(() => pads.getState().status === 'ready');
  await settled();
  return { now: pads.getState, states };
}

/** A new pad of a game, in a tab. */
export async function startPadOf(tab: PadTab, kind: PadKind): Promise<string> {
  const errors = await tab.now().newPad(request(kind));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return tab.now().pad!.id;
}
