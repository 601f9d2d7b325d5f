/** Web Locks as browsers have them, as far as the app uses them: one manager for all tabs of a device. */
import type { Locks } from '../../../src/store/hold.ts';

interface Request {
  readonly name: string;
  readonly callback: (lock: Lock | null) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface Device {
  /** The locks as one more tab sees them. */
  readonly tab: () => TabLocks;
}

export interface TabLocks extends Locks {
  /** The tab is closed: the browser frees what it held, and forgets what it waits for. */
  readonly close: () => void;
}

export function lockDevice(): Device {
  const held = new Map<string, Request>();
  let queue: Request[] = [];

  function grant(request: Request): void {
    held.set(request.name, request);
    const over = (): void => {
      if (held.get(request.name) !== request) return;
      held.delete(request.name);
      request.resolve();
      next(request.name);
    };
    void request.callback({ name: request.name, mode: 'exclusive' }).then(over, over);
  }

  function next(name: string): void {
    const waiting = queue.find((one) => one.name === name);
    if (held.has(name) || waiting === undefined) return;
    queue = queue.filter((one) => one !== waiting);
    grant(waiting);
  }

  const aborted = (): DOMException => new DOMException('aborted', 'AbortError');

  return {
    tab() {
      const own = new Set<Request>();
      const request = (name: string, options: LockOptions, callback: Request['callback']): Promise<void> =>
        new Promise((resolve, reject) => {
          const mine: Request = { name, callback, resolve, reject };
          own.add(mine);
          queueMicrotask(() => {
            const { ifAvailable, steal, signal } = options;
            if (signal?.aborted === true) reject(aborted());
            else if (steal === true) {
              const robbed = held.get(name);
              grant(mine);
              robbed?.reject(aborted());
            } else if (!held.has(name)) grant(mine);
            else if (ifAvailable === true) void callback(null).then(resolve, reject);
            else {
              queue.push(mine);
              signal?.addEventListener('abort', () => {
                if (!queue.includes(mine)) return;
                queue = queue.filter((one) => one !== mine);
                reject(aborted());
              });
            }
          });
        });
      return {
        request: request as unknown as Locks['request'],
        close() {
          queue = queue.filter((one) => !own.has(one));
          for (const [name, holder] of held) {
            if (!own.has(holder)) continue;
            held.delete(name);
            next(name);
          }
        },
      };
    },
  };
}
