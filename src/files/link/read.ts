import { act, startMatch, turnOf } from '../../engine/index.ts';
import type { Action, Match, MatchState } from '../../engine/index.ts';
import { CALLS } from '../../engine/auction/call.ts';
import { PACK } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { CODE_LENGTH, parseCode } from '../../engine/codes.ts';
import { checkOptions } from '../../engine/options.ts';
import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { scoringOf } from '../../engine/scoring/index.ts';
import type { DealResult, ScoreLine } from '../../engine/scoring/index.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { linkError } from './errors.ts';
import type { LinkError } from './errors.ts';
import { LINK_VERSION } from './format.ts';
import { LetterReader } from './letters.ts';
import { optionsOf } from './options.ts';

/** A deal that somebody shared: a match of one deal, played to its end. */
export interface SharedDeal {
  readonly match: Match;
  readonly result: DealResult;
  /** What it scored, with the vulnerability it was played at. */
  readonly lines: readonly ScoreLine[];
  /** Games won before; all `false` where the scoring knows none. */
  readonly vulnerable: BySeat<boolean>;
}

/** The deal that `dealLink` has written so, played again by the rules. Error: why these letters are none. */
export function readDealLink(letters: string): Result<SharedDeal, LinkError> {
  const reading = LetterReader.of(letters);
  if (!reading.ok) return reading;
  const reader = reading.value;
  const version = reader.number();
  if (version > LINK_VERSION) return err(linkError('link-newer', { version }));
  if (version < LINK_VERSION) return err(linkError('link-meaning', {}));
  const options = optionsOf(reader.number(2));
  const checked = checkOptions(options);
  if (!checked.ok) return err(linkError('link-rule', { error: checked.error }));
  const bits = reader.number();
  const dealer = SEATS[Math.floor(bits / 4)];
  const pack = parseCode(reader.letters(CODE_LENGTH));
  if (dealer === undefined) return err(linkError('link-meaning', {}));
  if (!pack.ok) return err(linkError('link-rule', { error: pack.error }));
  const table = new Table({ options, firstDealer: dealer, olderTricksOpen: true, sitting: 'open' });
  const played = table.do({ type: 'deal', pack: pack.value }) ?? playedOn(table, reader);
  if (played !== null) return err(played);
  const result = table.state.finished[0]?.result;
  if (result === undefined || !reader.over) return err(linkError('link-meaning', {}));
  const vulnerable = { N: bits % 4 >= 2, S: bits % 2 === 1 };
  const earlier = SEATS.filter((seat) => vulnerable[seat]).map(gameOf);
  const lines = scoringOf(options).lines(result, earlier);
  return ok({ match: { setup: table.state.setup, log: table.log }, result, lines, vulnerable });
}

/** A deal that brings its declarer a game, and with it vulnerability (R67). */
function gameOf(declarer: Seat): DealResult {
  return { level: 3, strain: 'NT', doubled: 0, declarer, tricks: 9 };
}

/** Whoever's turn it is does what the link says next. */
class Table {
  state: MatchState;
  readonly log: Action[] = [];

  constructor(setup: Match['setup']) {
    this.state = startMatch(setup);
  }

  /** Why it cannot be done, `null` if it has been. */
  do(action: Action): LinkError | null {
    const next = act(this.state, action);
    if (!next.ok) return linkError('link-rule', { error: next.error });
    this.state = next.value;
    this.log.push(action);
    return null;
  }

  turn(make: (seat: Seat) => Action): LinkError | null {
    const seat = turnOf(this.state);
    return seat === null ? linkError('link-meaning', {}) : this.do(make(seat));
  }
}

function playedOn(table: Table, reader: LetterReader): LinkError | null {
  const captured = reader.number();
  for (const bit of [1, 2]) {
    const captures = captured === bit ? table.turn((seat) => ({ type: 'capture', seat })) : null;
    const done = captures ?? exchanged(table, reader);
    if (done !== null) return done;
  }
  const calls = reader.number(2);
  for (let count = 0; count < calls; count += 1) {
    const call = CALLS[reader.number(2)];
    if (call === undefined) return linkError('link-meaning', {});
    const made = table.turn((seat) => ({ type: 'call', seat, call }));
    if (made !== null) return made;
  }
  for (const card of cardsOf(reader)) {
    if (card === undefined) return linkError('link-meaning', {});
    const made = table.turn((seat) => ({ type: 'play', seat, card }));
    if (made !== null) return made;
  }
  return claimed(table, reader.number());
}

function exchanged(table: Table, reader: LetterReader): LinkError | null {
  const drawn = table.turn((seat) => ({ type: 'draw', seat }));
  const cards = cardsOf(reader).flatMap((card) => card ?? []);
  return drawn ?? table.turn((seat) => ({ type: 'discard', seat, cards }));
}

function cardsOf(reader: LetterReader): readonly (Card | undefined)[] {
  const count = reader.number();
  return Array.from({ length: count }, () => PACK[reader.number()]);
}

function claimed(table: Table, number: number): LinkError | null {
  if (number === 0) return null;
  const seat = SEATS[Math.floor((number - 1) / 16)];
  if (seat === undefined) return linkError('link-meaning', {});
  return (
    table.do({ type: 'claim', seat, tricks: (number - 1) % 16 }) ??
    table.do({ type: 'answer-claim', seat: opponent(seat), accept: true })
  );
}
