import type { StoreApi } from 'zustand/vanilla';
import type { Mark } from '../emptied.ts';
import type { PadsState } from './types.ts';

/** The way to the score pads, whose code comes when they are first asked for. */
export interface PadsDoor {
  /** Is there a pad on this device, as far as one can tell without opening them? */
  readonly some: () => boolean;
  /** The pads, once they are open. */
  readonly here: () => StoreApi<PadsState> | null;
  /** Opens them, once a page. Fails when their code does not come; it can be asked for again. */
  readonly open: () => Promise<StoreApi<PadsState>>;
}

/** `load` brings the code and opens the pads; `mark` stands beside a database in which there are some. */
export function padsDoor(load: () => Promise<StoreApi<PadsState>>, mark: Pick<Mark, 'get'>): PadsDoor {
  let pads: StoreApi<PadsState> | null = null;
  let coming: Promise<StoreApi<PadsState>> | null = null;
  async function bring(): Promise<StoreApi<PadsState>> {
    try {
      return (pads = await load());
    } catch (error) {
      coming = null;
      throw error;
    }
  }
  return {
    some: () => mark.get() || (pads !== null && pads.getState().pads.length > 0),
    here: () => pads,
    open: () => (coming ??= bring()),
  };
}
