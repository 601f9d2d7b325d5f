import { act, legalActions, startMatch } from '../src/engine/index.ts';
import type { Action, Match, MatchState } from '../src/engine/index.ts';
import { PRESETS, PRESET_NAMES } from '../src/engine/options.ts';
import { CALM, LIVELY, randomAction } from '../tests/support/random-play.ts';
import { seeded } from '../tests/support/random.ts';
import { plainReducer, startPlain } from './plain.ts';

const MATCHES = 200;
const ROUNDS = 5;
/** Rubbers by random play have no end of their own. */
const LONGEST = 600;

/** The state after an action that a log of this bench holds. */
function done(state: MatchState, action: Action): MatchState {
  const next = act(state, action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** Whole matches by random players, of every preset in turn, half of them with claims, undo and looks. */
function randomMatches(): readonly Match[] {
  return Array.from({ length: MATCHES }, (_, seed): Match => {
    const preset = PRESET_NAMES[seed % PRESET_NAMES.length] ?? 'advanced';
    const setup = {
      options: PRESETS[preset],
      firstDealer: null,
      olderTricksOpen: false,
      sitting: 'pass',
    } as const;
    const below = seeded(seed);
    const log: Action[] = [];
    let state = startMatch(setup);
    while (log.length < LONGEST) {
      const action = randomAction(state, below, seed % 2 === 0 ? CALM : LIVELY);
      if (action === null) break;
      state = done(state, action);
      log.push(action);
    }
    return { setup, log };
  });
}

/** Runs of `work` a second of processor time, the best of some rounds: other programs on the machine do not count. */
function rate(work: () => number): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    const actions = work();
    const { user, system } = process.cpuUsage(before);
    return (actions * 1e6) / (user + system);
  });
  return Math.max(...rates);
}

function inEngine(matches: readonly Match[]): number {
  let actions = 0;
  for (const { setup, log } of matches) {
    let state = startMatch(setup);
    for (const action of log) {
      legalActions(state);
      state = done(state, action);
      actions += 1;
    }
  }
  return actions;
}

function inPlainReducer(matches: readonly Match[]): number {
  let actions = 0;
  for (const { log } of matches) {
    let state = startPlain();
    for (const action of log) {
      state = plainReducer(state, action);
      actions += 1;
    }
    if (state.entries !== log.length) throw new Error('the plain reducer lost an action');
  }
  return actions;
}

/** Accepted actions a second, the legal ones worked out before each; beside it a reducer that knows no rules. */
export default function engine(): Promise<void> {
  const matches = randomMatches();
  const engineRate = rate(() => inEngine(matches));
  const plainRate = rate(() => inPlainReducer(matches));
  const thousands = (perSecond: number): string =>
    `${(perSecond / 1000).toFixed(0).padStart(7)} 000 actions/s`;
  console.log(`${thousands(engineRate)}  engine, with all legal actions before each`);
  console.log(`${thousands(plainRate)}  a plain reducer that only moves cards, by the same logs`);
  console.log(`${(engineRate / plainRate).toFixed(2).padStart(7)} of the plain reducer’s speed`);
  return Promise.resolve();
}
