/** What is used of the browser's Web Locks. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Which tab has the match on its table. A courtesy, so that two tabs do not play past each other: what keeps them apart is the check
 * of every write.
 */
export interface Hold {
  /** Asks for this match instead of the one before, `null` for none. Resolves when it is known who has it. */
  on(match: string | null): Promise<void>;
  /** Takes the match from the tab that has it. */
  take(): Promise<void>;
  /** Does another tab have it? */
  elsewhere(): boolean;
}

/**
 * `changed` is called when another tab has taken the match, and when that tab is gone and it is ours again. Where there are no
 * locks, as over plain http, or they cannot be used, every tab has what it asks for.
 */
export function createHold(locks: Locks | null, changed: () => void): Hold {
  let match: string | null = null;
  let elsewhere = false;
  let leave = new AbortController();

  /** Resolves when the browser has answered: is it ours? The lock is kept until `leave`, or until another tab steals it. */
  function request(options: LockOptions): Promise<boolean> {
    const { signal } = leave;
    let ours = false;
    return new Promise((answer) => {
      const kept = async (lock: Lock | null): Promise<void> => {
        ours = lock !== null && !signal.aborted;
        answer(ours);
        if (ours) await new Promise((done) => signal.addEventListener('abort', done));
      };
      const asked = async () => locks?.request(`bridgette:${match}`, options, kept);
      asked().catch(() => {
        if (ours && !signal.aborted) lose();
        answer(!signal.aborted);
      });
    });
  }

  function lose(): void {
    elsewhere = true;
    void wait();
    changed();
  }

  /** The other tab may be closed: then it is ours again. */
  async function wait(): Promise<void> {
    if (!(await request({ signal: leave.signal }))) return;
    elsewhere = false;
    changed();
  }

  function anew(): void {
    leave.abort();
    leave = new AbortController();
  }

  return {
    async on(wanted) {
      if (wanted === match) return;
      anew();
      match = wanted;
      elsewhere = locks !== null && match !== null && !(await request({ ifAvailable: true }));
      if (elsewhere) void wait();
    },
    async take() {
      anew();
      if (locks !== null && match !== null) await request({ steal: true });
      elsewhere = false;
    },
    elsewhere: () => elsewhere,
  };
}
