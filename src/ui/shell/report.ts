import type { PublicEvent, Saving, SeatView } from '../../store/index.ts';

export interface Failure {
  readonly error: unknown;
  /** The screen's address. */
  readonly screen: string;
  readonly version: string;
  readonly browser: string;
  readonly at: number;
  readonly saving: Saving;
  readonly view: SeatView | null;
  readonly events: readonly PublicEvent[];
}

/** The lines of a stack that say where, in every browser. The line with the message is none of them. */
const PLACE = /:\d+:\d+\)?$/;

/**
 * What may leave the device about a failure, as text. Of the error its name and its places in the code only: the message may quote
 * a card. Of the match what is public, without names. The view counts by its own fields, never whole: it may be a player's.
 */
export function reportOf({ error, screen, version, browser, at, saving, view, events }: Failure): string {
  const known = error instanceof Error ? error : null;
  const report = {
    app: `Bridgette ${version}`,
    at: new Date(at).toISOString(),
    screen,
    browser,
    error: known?.name ?? typeof error,
    places: (known?.stack ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => PLACE.test(line)),
    saving,
    match:
      view === null ? null : { phase: view.phase.name, length: view.length, options: view.options, events },
  };
  return JSON.stringify(report, null, 1);
}
