/** Pads for tests: filled as a player would, an action at a time. */
import { actOnPad, startPad, viewOfPad } from '../../src/pads/index.ts';
import type {
  PadAction,
  PadEntry,
  PadErrorCode,
  PadKind,
  PadSetup,
  PadState,
  PadView,
} from '../../src/pads/index.ts';

/** The pad of a game on which N dealt first. */
export function setupOf(kind: PadKind, redoubledBonus: 200 | 250 = 200): PadSetup {
  return { kind, options: { redoubledBonus }, firstDealer: 'N' };
}

/** An empty pad. */
export function emptyPad(kind: PadKind, redoubledBonus: 200 | 250 = 200): PadState {
  return startPad(setupOf(kind, redoubledBonus));
}

/** What actions make of a pad; one that is refused throws. */
export function after(state: PadState, ...actions: readonly PadAction[]): PadState {
  return actions.reduce((now, action) => {
    const next = actOnPad(now, action);
    if (!next.ok) throw new Error(`${next.error.code}: ${JSON.stringify(action)}`);
    return next.value;
  }, state);
}

/** The code of a refusal; `null` if the action is accepted. */
export function refusal(state: PadState, action: PadAction): PadErrorCode | null {
  const next = actOnPad(state, action);
  return next.ok ? null : next.error.code;
}

/** Writes each deal in two steps, as it is played: first the contract, then the tricks and the honours. */
export function fill(state: PadState, entries: readonly PadEntry[]): PadState {
  return entries.reduce((now, entry) => {
    const at = viewOfPad(now).rows.length;
    if ('passedOut' in entry) return after(now, { type: 'insert', at, entry });
    if (entry.tricks === null) return after(now, { type: 'insert', at, entry });
    const { honours: _, ...contract } = { ...entry, tricks: null };
    return after(now, { type: 'insert', at, entry: contract }, { type: 'edit', at, entry });
  }, state);
}

/**
 * An entry as text: `N 3NT+1`, with honours `S 2RX-1 N:five`, without tricks `S 4H`; `pass` for a deal that was passed out.
 * A level may stand where no contract of the game has it.
 */
export function entry(text: string): PadEntry {
  if (text === 'pass') return { passedOut: true };
  const parsed =
    /^(?<declarer>[NS]) (?<level>\d)(?<strain>NT|[CDHSR])(?<doubled>X{0,2})(?<over>=|[+-]\d+)?( (?<side>[NS]):(?<kind>[a-z-]+))?$/.exec(
      text,
    )?.groups;
  if (parsed === undefined) throw new Error(`not an entry: ${text}`);
  const { declarer, level, strain, doubled = '', over, side, kind } = parsed;
  const tricks = over === undefined ? null : 6 + Number(level) + (over === '=' ? 0 : Number(over));
  return {
    declarer,
    level: Number(level),
    strain,
    doubled: doubled.length,
    tricks,
    ...(side === undefined ? {} : { honours: { side, kind } }),
  } as PadEntry;
}

/** The pad of a game with these deals, written as `entry` reads them. */
export function padOf(kind: PadKind, ...texts: readonly string[]): PadState {
  return fill(emptyPad(kind), texts.map(entry));
}

/** How the last deal of a pad is scored, as short text: `N trick-score 60 below`. */
export function lastScored(state: PadState): readonly string[] {
  const lines = viewOfPad(state).sheet.rows.at(-1)?.lines ?? [];
  return lines.map(
    ({ name, seat, amount, where }) => `${seat} ${name} ${amount}${where === 'below' ? ' below' : ''}`,
  );
}

/** What a pad shows but for its marks: what is the same for a pad that was filled right the first time. */
export function written(state: PadState): Pick<PadView, 'sheet' | 'deal' | 'firstDealer' | 'stopped'> & {
  readonly rows: readonly Omit<PadView['rows'][number], 'id' | 'was' | 'inserted'>[];
} {
  const { sheet, deal, firstDealer, stopped, rows } = viewOfPad(state);
  return {
    sheet,
    deal,
    firstDealer,
    stopped,
    rows: rows.map(({ id: _, was: __, inserted: ___, ...row }) => row),
  };
}
