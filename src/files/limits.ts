/** What a file may ask of its reader. Each is far above anything the app writes. */
export const LIMITS = {
  /** Bytes of a file. */
  bytes: 1 << 30,
  /** Characters of one text or one line. */
  text: 1 << 16,
  /** Lists and objects within each other. */
  depth: 16,
  /** Lists, objects and values in one match. */
  values: 500_000,
  /** Entries of one log. */
  entries: 20_000,
  /** Entries of the log of one pad, whose every row is scored with all before it. */
  padEntries: 2_000,
} as const;

/** The version of both formats. A file of a higher one is refused as a newer app's. */
export const FILE_VERSION = 1;
export const FILE_FORMAT = 'bridgette';
