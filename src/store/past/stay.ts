import { createHold } from '../hold.ts';
import type { Locks } from '../hold.ts';

/** One tab's stay at past matches: what it has hidden is its own to finish, for as long as it is there. */
export interface Stay {
  /** Stands beside all that it hides. */
  readonly id: string;
  /** Resolves when the other tabs can see that it is there. */
  readonly enter: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** Is the stay that hid something then over? */
  readonly isOver: (hidden: { readonly by: string; readonly at: number }) => Promise<boolean>;
  readonly clock: () => number;
}

/** Without locks nobody can say who is still there. What has lain so long is taken for left. In milliseconds. */
const DAY = 86_400_000;
/** A page that is loaded anew may still be being put away. In milliseconds. */
const PATIENCE = 1000;

/** A stay under an `id` of its own, told to other tabs by a lock of its name; `locks` are `null` where the browser has none. */
export function createStay(
  id: string,
  locks: Locks | null,
  clock: () => number,
  patience: number = PATIENCE,
): Stay {
  const own = createHold(locks, () => undefined);
  const name = (stay: string): string => `past matches ${stay}`;
  return {
    id,
    clock,
    enter: () => own.on(name(id)),
    leave: () => own.on(null),
    async isOver({ by, at }) {
      if (locks === null) return clock() - at > DAY;
      let come: () => void = () => undefined;
      const ours = new Promise<void>((resolve) => (come = resolve));
      const theirs = createHold(locks, () => come());
      await theirs.on(name(by));
      if (theirs.elsewhere()) await Promise.race([ours, new Promise((late) => setTimeout(late, patience))]);
      const over = !theirs.elsewhere();
      await theirs.on(null);
      return over;
    },
  };
}
