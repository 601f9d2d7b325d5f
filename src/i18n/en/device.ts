/** What the browser does for the app: new versions, use without a network, keeping what is saved; and the report of a failure. */
export const device = {
  asking:
    'The browser may now ask whether Bridgette can keep data on this device. If you allow it, your matches are not deleted when space runs out.',
  ready: 'A new version of Bridgette is ready.',
  take: 'Use the new version',
  later: 'Later',
  blocked:
    'Bridgette is open in another tab or window that still needs the old version. Close that one, then try again.',
  waits: 'A new version of Bridgette is ready. It waits until this deal is over.',

  title: 'On this device',
  offline: {
    unknown: 'Looking whether the app is here whole …',
    preparing: 'The app is being fetched whole, so that it will need no network …',
    ready: 'Ready offline: Bridgette opens and plays without a network.',
    impossible:
      'To open Bridgette takes a network here: browsers keep an app for use without one only if it came over https. Once open, it plays on without.',
    failed:
      'To open Bridgette takes a network here: this browser did not keep the app. It is tried again at the next visit.',
  },
  keeping: {
    unknown: 'Looking whether this browser keeps the matches …',
    asking: 'The browser is being asked to keep the matches.',
    kept: 'This browser keeps the matches until you delete them.',
    'at-will':
      'This browser may delete the matches when space runs out, or after weeks without a visit, unless it promises to keep them.',
    impossible:
      'This browser may delete the matches when space runs out: here it cannot be asked to keep them. Over https many can.',
  },
  ask: 'Ask the browser to keep them',
  refused:
    'The browser did not promise it. Many do so for an app that is installed or often used: ask again another day.',
  space: (used: string, quota: string) => `Bridgette uses ${used}; the browser allows it ${quota}.`,
  /** Bytes, to two digits. */
  size: (bytes: number): string => {
    const [unit, factor] =
      bytes < 1e6
        ? (['kilobyte', 1e3] as const)
        : bytes < 1e9
          ? (['megabyte', 1e6] as const)
          : (['gigabyte', 1e9] as const);
    return new Intl.NumberFormat('en', { style: 'unit', unit, maximumSignificantDigits: 2 }).format(
      bytes / factor,
    );
  },

  report: {
    title: 'A report for whoever mends it',
    holds:
      'It says what failed, in which version and browser, and what has happened openly in the match. It holds no name and no hidden card, and is sent nowhere: hand it on yourselves.',
    see: 'Read the report',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not let the report be copied. Download it instead.',
    download: 'Download',
    fileName: 'bridgette-report.json',
  },
};
