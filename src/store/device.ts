/** What the browser does for the app: whether it can be loaded without a network, is up to date, and keeps what is saved. */
export interface DeviceState {
  /** `impossible`: no service worker here, as over plain http. `failed`: there could be one, but it was not installed. */
  readonly offline: 'unknown' | 'impossible' | 'preparing' | 'ready' | 'failed';
  /** A new version waits. `blocked`: it was asked for, but another tab still uses the files of the old one. */
  readonly update: 'none' | 'ready' | 'blocked';
  /** `asking`: the browser has put the question to its user. `at-will`: it may delete what is saved when space runs out. */
  readonly keeping: 'unknown' | 'impossible' | 'asking' | 'kept' | 'at-will';
  /** Bytes that are used and that may be; `null` where the browser does not tell. */
  readonly space: { readonly used: number; readonly quota: number } | null;

  /** Starts to watch all this, once a page. */
  readonly watch: () => Promise<void>;
  /** Loads the page anew with the new version, unless another tab needs the old one. Nobody may be in the middle of a deal. */
  readonly takeUpdate: () => Promise<void>;
  /** Asks the browser to keep what is saved. */
  readonly keep: () => Promise<void>;
  /** Looks again at what is kept and used. */
  readonly look: () => Promise<void>;
}
