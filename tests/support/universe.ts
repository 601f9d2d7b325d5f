/** Every action that could be put to a match, legal or not, each with what `legalActions` says of it. */
import { CALLS } from '../../src/engine/auction/call.ts';
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { RuleErrorCode } from '../../src/engine/errors.ts';
import { SITTINGS, legalActions, turnOf } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { SEATS } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { shuffledPack } from '../../src/engine/shuffle.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';

/** Every code a refusal can have: the type holds the list complete. */
const CODES: Readonly<Record<RuleErrorCode, true>> = {
  ...{ 'not-a-card': true, 'not-a-hand': true, 'not-a-call': true },
  ...{ 'code-length': true, 'code-letter': true, 'code-check': true, 'options-contradict': true },
  ...{ 'wrong-phase': true, 'not-your-turn': true, 'match-over': true },
  ...{ 'cut-place': true, 'cut-taken': true, 'cut-done': true, 'not-a-pack': true },
  ...{ 'capturing-off': true, 'capture-colon-upcard': true, 'capture-no-match': true },
  ...{ 'capture-after-draw': true, 'draw-first': true, 'already-drawn': true },
  ...{ 'discard-count': true, 'discard-not-held': true, 'discard-twice': true },
  ...{ 'claim-tricks': true, 'claim-once': true, 'claim-pending': true, 'no-claim': true },
  ...{ 'nothing-new': true, 'undo-pending': true, 'nothing-to-undo': true },
  ...{ 'undo-needs-consent': true, 'undo-is-free': true, 'undo-refused': true, 'no-undo-asked': true },
  ...{ 'stop-asked': true, 'no-stop-asked': true, 'deal-running': true },
  ...{ 'sit-asked': true, 'no-sit-asked': true, 'sits-already': true },
  ...{ 'auction-over': true, 'must-open': true, 'bid-too-low': true, 'two-cards-needed': true },
  ...{ 'no-void': true, 'jump-needs-four': true, 'opening-needs-four': true },
  ...{ 'must-answer': true, 'must-answer-again': true, 'untrue-answer': true },
  ...{ 'no-pass-after-answer': true, 'nothing-to-double': true, 'nothing-to-redouble': true },
  ...{ 'cue-bids-off': true, 'cue-bid-needs-ten': true, 'already-answered': true },
  ...{ 'cue-bid-level': true, 'cue-bid-cannot-open': true, 'cue-bid-no-room': true },
  ...{ 'recue-needs-suit': true, 'recue-once': true, 'recue-no-room': true },
  ...{ 'nothing-to-transfer': true, 'transfer-needs-four': true, 'transfer-no-void': true },
  ...{ 'play-over': true, 'not-in-hand': true, 'must-follow': true },
  ...{ 'colon-does-not-match': true, barred: true },
};
export const ALL_CODES: ReadonlySet<string> = new Set(Object.keys(CODES));

/** An action and whether the generator holds it legal. */
export type Put = readonly [Action, boolean];

/** The 256 calls, by either seat. */
export function everyCall(state: MatchState): readonly Put[] {
  const turn = turnOf(state);
  const legal = new Set<string>(legalActions(state).calls);
  return SEATS.flatMap((seat) =>
    CALLS.map((call): Put => [{ type: 'call', seat, call }, seat === turn && legal.has(call)]),
  );
}

/** The 55 cards, by either seat. */
export function everyCard(state: MatchState): readonly Put[] {
  const turn = turnOf(state);
  const legal = new Set<string>(legalActions(state).cards);
  return SEATS.flatMap((seat) =>
    PACK.map((card): Put => [{ type: 'play', seat, card }, seat === turn && legal.has(card)]),
  );
}

/** Everything else, by either seat, with right and wrong numbers, places, packs and discards. */
export function everythingElse(state: MatchState, below: RandomBelow): readonly Put[] {
  const legal = legalActions(state);
  const pack = shuffledPack(below);
  const short = pack.slice(1);
  const packs: readonly Put[] = (['spread', 'deal'] as const).flatMap((type): readonly Put[] => [
    [{ type, pack }, legal[type]],
    [{ type, pack: short }, false],
    [{ type, pack: [...short, pack[1] ?? 'C2'] }, false],
    [{ type, pack: [...short, 'S1' as Card] }, false],
  ]);
  return [...packs, ...SEATS.flatMap((seat) => bySeat(state, seat, below))];
}

type Answer = 'answer-claim' | 'answer-undo' | 'answer-stop' | 'answer-sit';

function bySeat(state: MatchState, seat: Seat, below: RandomBelow): readonly Put[] {
  const legal = legalActions(state);
  const yesAndNo = (type: Answer, may: boolean): readonly Put[] =>
    [true, false].map((accept): Put => [{ type, seat, accept }, may]);
  return [
    [{ type: 'capture', seat }, legal.capture === seat],
    [{ type: 'draw', seat }, legal.draw?.seat === seat],
    [{ type: 'look', seat }, legal.look === seat],
    [{ type: 'undo', seat }, legal.undo[seat] === 'free'],
    [{ type: 'ask-undo', seat }, legal.undo[seat] === 'ask'],
    [{ type: 'ask-stop', seat }, legal.askStop.includes(seat)],
    ...yesAndNo('answer-claim', legal.answerClaim === seat),
    ...yesAndNo('answer-undo', legal.answerUndo === seat),
    ...yesAndNo('answer-stop', legal.answerStop === seat),
    ...yesAndNo('answer-sit', legal.answerSit === seat),
    ...SITTINGS.map((sitting): Put => [{ type: 'sit', seat, sitting }, legal.sit.includes(sitting)]),
    ...claims(state, seat),
    ...cuts(state, seat),
    ...discards(state, seat, below),
  ];
}

function claims(state: MatchState, seat: Seat): readonly Put[] {
  const { claim } = legalActions(state);
  const numbers = [...Array.from({ length: 16 }, (_, at) => at - 1), 0.5, NaN];
  return numbers.map((tricks): Put => {
    const whole = Number.isInteger(tricks);
    return [
      { type: 'claim', seat, tricks },
      claim?.seat === seat && whole && tricks >= 0 && tricks <= claim.most,
    ];
  });
}

function cuts(state: MatchState, seat: Seat): readonly Put[] {
  const { phase } = state;
  const taken = phase.name === 'cut' ? [...phase.picks.N, ...phase.picks.S] : [];
  const free = (place: number): boolean => place >= 0 && place < 55 && !taken.includes(place);
  const may = legalActions(state).cut.includes(seat);
  return Array.from({ length: 58 }, (_, at): Put => [
    { type: 'cut', seat, place: at - 2 },
    may && free(at - 2),
  ]);
}

function discards(state: MatchState, seat: Seat, below: RandomBelow): readonly Put[] {
  const { discard } = legalActions(state);
  const from = discard?.from ?? PACK;
  const count = discard?.count ?? 2;
  const order = [...from].sort(() => below(3) - 1);
  const cards = order.slice(0, count);
  const stranger = PACK.find((card) => !from.includes(card)) ?? ('S1' as Card);
  const put = (chosen: readonly Card[], right: boolean): Put => [
    { type: 'discard', seat, cards: chosen },
    right && discard?.seat === seat,
  ];
  return [
    put(cards, true),
    put([...cards].reverse(), true),
    put(cards.slice(1), false),
    put(order.slice(0, count + 1), false),
    put([...cards.slice(1), cards[1] ?? 'C2'], false),
    put([...cards.slice(1), stranger], false),
    put([], false),
  ];
}
