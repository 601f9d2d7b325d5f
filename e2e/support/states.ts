/** Every state of a match that looks different, reached by random play that is the same each time. */
import { startMatch, turnOf, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { CALM } from '../../tests/support/random-play.ts';
import type { Habits } from '../../tests/support/random-play.ts';
import { seeded } from '../../tests/support/random.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';
import { playOut } from '../../tests/support/script.ts';
import { Side } from './across.ts';
import type { Players } from './players.ts';
import { savedMatch, storeMatches } from './records.ts';
import type { SavedMatch } from './records.ts';

const t = messages('en');
const CUE_BIDS: Habits = { ...CALM, cueBid: 60 };

export interface StateOfTable {
  readonly name: string;
  readonly match: SavedMatch;
  /** Has the player to act opened the hand-over? */
  readonly opened: boolean;
  /** Across the table: who peeks. */
  readonly peeks?: readonly Seat[];
  /** The open table. Without this and the peeks the device is passed. */
  readonly open?: true;
  /** What is done on the screen before one looks. */
  readonly then?: (players: Players) => Promise<void>;
}

interface Wanted extends Omit<StateOfTable, 'match'> {
  readonly until: (state: MatchState) => boolean;
  /** One or two actions more. */
  readonly after?: (state: MatchState) => readonly Action[];
  readonly cut?: boolean;
  /** How many deals may be played before; none if not said otherwise. */
  readonly deals?: number;
}

const turn = (state: MatchState) => turnOf(state) ?? 'N';

const discarding = ({ phase }: MatchState): boolean =>
  phase.name === 'exchange' && phase.exchange.step === 'discard' && phase.exchange.discards.S.length > 0;

const asked = (state: MatchState): boolean => {
  const meanings = callsOf(state).map(({ meaning }) => meaning);
  return meanings.length > 6 && meanings.includes('answer') && meanings.at(-1) === 'cue-bid';
};

/** So far that this player is to act. */
const by =
  (seat: Seat, reached: (state: MatchState) => boolean) =>
  (state: MatchState): boolean =>
    turnOf(state) === seat && reached(state);

const inPlay = (state: MatchState): boolean =>
  state.phase.name === 'play' && state.phase.play.tricks.length === 4 && state.phase.play.led !== null;

const WANTED: readonly Wanted[] = [
  {
    name: 'the cut',
    cut: true,
    opened: false,
    until: ({ phase }) => phase.name === 'cut' && phase.picks.N.length + phase.picks.S.length > 0,
  },
  { name: 'the first deal', cut: true, opened: false, until: ({ phase }) => phase.name === 'between' },
  { name: 'a hand-over in the auction', opened: false, until: (state) => callsOf(state).length === 6 },
  { name: 'a hand-over in the play', opened: false, until: inPlay },
  { name: 'the exchange, to draw', opened: true, until: ({ phase }) => phase.name === 'exchange' },
  {
    name: 'the exchange, to discard',
    opened: true,
    until: discarding,
  },
  { name: 'the opening call', opened: true, until: ({ phase }) => phase.name === 'auction' },
  {
    name: 'an auction with cue-bids',
    opened: true,
    until: asked,
  },
  { name: 'a trick to follow to', opened: true, until: inPlay },
  {
    name: 'a lead under a bar',
    opened: true,
    until: underBar,
  },
  {
    name: 'a claim to answer',
    opened: true,
    until: inPlay,
    after: (state) => [{ type: 'claim', seat: turn(state), tricks: 5 }],
  },
  {
    name: 'a request to take back',
    opened: true,
    until: inPlay,
    after: (state) => [{ type: 'ask-undo', seat: turn(state) }],
  },
  {
    name: 'the menu',
    opened: true,
    until: inPlay,
    then: async (players) => {
      await players.openMenu();
    },
  },
  {
    name: 'the claim form',
    opened: true,
    until: inPlay,
    then: async (players) => {
      const menu = await players.openMenu();
      await menu.getByRole('button', { name: t.table.claim }).click();
      await players.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'the help sheet',
    opened: true,
    until: inPlay,
    then: async ({ page }) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'the open table: 25 cards', open: true, opened: false, until: twelveDrawn },
  { name: 'the open table: a call', open: true, opened: false, until: asked },
  { name: 'the open table: the play', open: true, opened: false, until: inPlay },
  { name: 'across: nobody peeks', opened: false, peeks: [], until: inPlay },
  {
    name: 'across: North to discard, both peeking',
    opened: false,
    peeks: ['N', 'S'],
    until: by('N', discarding),
  },
  {
    name: 'across: South to draw',
    opened: false,
    peeks: ['S'],
    until: by('S', ({ phase }) => phase.name === 'exchange'),
  },
  { name: 'across: North bids', opened: false, peeks: ['N'], until: by('N', asked) },
  { name: 'across: South bids, both peeking', opened: false, peeks: ['S', 'N'], until: by('S', asked) },
  { name: 'across: North follows', opened: false, peeks: ['N'], until: by('N', inPlay) },
  {
    name: 'across: South leads under a bar',
    opened: false,
    peeks: ['S'],
    until: by('S', underBar),
  },
  {
    name: 'across: North answers a claim',
    opened: false,
    peeks: ['N'],
    until: by('S', inPlay),
    after: () => [{ type: 'claim', seat: 'S', tricks: 5 }],
  },
  {
    name: 'across: South’s menu',
    opened: false,
    peeks: ['S'],
    until: by('S', inPlay),
    then: async (players) => {
      await players.button(t.across.menuOf(players.names.S)).click();
      await players.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'across: North’s claim form',
    opened: false,
    peeks: ['N'],
    until: by('N', inPlay),
    then: async (players) => {
      await players.button(t.across.menuOf(players.names.N)).click();
      await players.page.getByRole('dialog').getByRole('button', { name: t.table.claim }).click();
      await players.page.getByRole('radio').first().waitFor();
    },
  },
  { name: 'a result', opened: false, deals: 2, until: ({ finished }) => finished.length === 2 },
  { name: 'the end of the match', opened: false, deals: 20, until: ({ phase }) => phase.name === 'over' },
];

export const STATES: readonly StateOfTable[] = WANTED.map(stateWhere);

/** A state that one test wants for itself. Throws where no match comes to it. */
export function stateWhere(wanted: Wanted): StateOfTable {
  const { name, opened, peeks, open, then } = wanted;
  return {
    name,
    opened,
    match: reach(wanted),
    ...(peeks === undefined ? {} : { peeks }),
    ...(open === undefined ? {} : { open }),
    ...(then === undefined ? {} : { then }),
  };
}

/** Tries matches one after the other until the state comes up. */
function reach({ until, after, peeks, open, cut = false, deals = 0 }: Wanted): SavedMatch {
  const setup = setupWith({
    firstDealer: cut ? null : 'N',
    sitting: open === true ? 'open' : peeks === undefined ? 'pass' : 'across',
  });
  for (let seed = 1; seed < 500; seed += 1) {
    const { actions, state } = playOut(
      startMatch(setup),
      seeded(seed),
      (now) => until(now) || now.finished.length > deals,
      CUE_BIDS,
    );
    if (!until(state)) continue;
    const more = after?.(state) ?? [];
    actAll(state, ...more);
    return savedMatch('state', [...actions, ...more], setup);
  }
  throw new Error('no match comes to this state');
}

/** The last discard, of as many cards as a hand ever holds. */
function twelveDrawn({ phase }: MatchState): boolean {
  return (
    phase.name === 'exchange' && phase.exchange.step === 'discard' && phase.exchange.drawn.N.length === 12
  );
}

function underBar(state: MatchState): boolean {
  const { phase } = view(state, turn(state));
  return phase.name === 'play' && phase.led === null && phase.bar !== null && phase.won.N > 0;
}

function callsOf({ phase }: MatchState) {
  return phase.name === 'auction' ? phase.auction.calls : [];
}

/** Brings a state on the screen, by way of the database. */
export async function show(
  players: Players,
  { match, opened, peeks = [], then }: StateOfTable,
): Promise<void> {
  const { page } = players;
  await storeMatches(page, match);
  await page.goto('./#/table');
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: t.shell.appName }).waitFor();
  if (opened) await players.open((await players.handOverTo()) ?? 'N');
  for (const seat of peeks) {
    // With a key the hand stays open.
    await new Side(players, seat).peek.press('Enter');
    await new Side(players, seat).cover.waitFor();
  }
  await then?.(players);
}

/** The saved match that a state of `STATES` is shown by. */
export function matchOf(name: string): SavedMatch {
  const state = STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state is called ${name}`);
  return state.match;
}
