import { explainCall, makeCall } from '../../engine/auction/index.ts';
import type { AuctionState } from '../../engine/auction/index.ts';
import type { Call } from '../../engine/auction/call.ts';
import type { RuleError, Ruling } from '../../engine/errors.ts';
import { PRESETS } from '../../engine/options.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere, latestCall } from './auctions.ts';
import { mixed, pick } from './chance.ts';
import { OUTCOMES } from './question.ts';
import type { DrillLevel, Outcome, Question } from './question.ts';

/** A call, and what it does. */
interface Case {
  readonly call: Call;
  readonly outcome: Outcome;
  readonly where?: (auction: AuctionState) => boolean;
}

const after =
  (...meanings: readonly string[]) =>
  (auction: AuctionState): boolean =>
    meanings.includes(latestCall(auction)?.meaning ?? '');
const asked = ({ question }: AuctionState): boolean => question?.stage === 'asked';

const CASES: Readonly<Record<DrillLevel, readonly Case[]>> = {
  1: [
    { call: 'P', outcome: 'refused' },
    { call: 'P', outcome: 'goes-on' },
    { call: 'P', outcome: 'ends' },
  ],
  2: [
    { call: 'P', outcome: 'ends', where: after('double') },
    { call: 'X', outcome: 'goes-on' },
    { call: 'X', outcome: 'refused' },
    { call: 'XX', outcome: 'ends' },
    { call: 'XX', outcome: 'refused' },
    { call: 'P', outcome: 'goes-on', where: after('natural', 'jump') },
  ],
  3: [
    { call: 'P', outcome: 'refused', where: after('answer', 'second-answer') },
    { call: 'P', outcome: 'refused', where: asked },
    { call: 'P', outcome: 'ends', where: after('transfer') },
    { call: 'X', outcome: 'goes-on', where: after('transfer') },
    { call: 'P', outcome: 'goes-on', where: after('evading-jump') },
    { call: 'X', outcome: 'goes-on', where: after('evading-jump') },
    { call: 'T', outcome: 'goes-on' },
    { call: 'T', outcome: 'refused', where: after('answer', 'second-answer') },
    { call: 'X', outcome: 'goes-on', where: after('answer') },
    { call: 'X', outcome: 'refused', where: asked },
  ],
};

/** What does this call do: is it refused, does the auction go on, does it end (R18–R21)? 3: around cue-bids (R30, R32, R38, R39). */
export function ending(level: DrillLevel, random: RandomBelow): Question {
  const { call, outcome, where } = pick(CASES[level], random);
  const { position, auction } = auctionWhere(
    level === 3 ? PRESETS.advanced : PRESETS.basic,
    (place) => where?.(place) !== false && outcomeOf(place, call) === outcome,
    random,
  );
  const seat = auction.turn ?? auction.dealer;
  const refusal = explainCall(auction, call);
  const offer = (one: Outcome) => ({
    option: { type: 'outcome', outcome: one } as const,
    refusal: one === 'refused' ? refusal : null,
  });
  const wrong = OUTCOMES.filter((one) => one !== outcome);
  return {
    kind: 'ending',
    level,
    rulings: rulingsOf(auction, call, refusal),
    asks: { type: 'outcome', seat, call },
    position,
    moves: [],
    // A transfer and a recue-bid rest on the hand; the other calls asked about do not.
    hidden: auction.question === null ? ['N', 'S'] : [seat === 'N' ? 'S' : 'N'],
    ...mixed(offer(outcome), wrong.map(offer), random),
    lines: [],
  };
}

function outcomeOf(auction: AuctionState, call: Call): Outcome {
  if (explainCall(auction, call) !== null) return 'refused';
  return makeCall(auction, call).turn === null ? 'ends' : 'goes-on';
}

const RULING_OF: Readonly<Partial<Record<Call, Ruling>>> = { P: 'R18', X: 'R19', XX: 'R20', T: 'R38' };
const RULING_AFTER: Readonly<Record<string, Ruling>> = {
  answer: 'R30',
  'second-answer': 'R30',
  'evading-jump': 'R32',
  transfer: 'R39',
};

function rulingsOf(auction: AuctionState, call: Call, refusal: RuleError | null): Question['rulings'] {
  const stage = auction.question?.stage;
  const about = call === 'X' && stage !== undefined ? (stage === 'asked' ? null : 'R36') : RULING_OF[call];
  const before = RULING_AFTER[latestCall(auction)?.meaning ?? ''];
  const all: readonly (Ruling | null | undefined)[] = [
    // After an answer it is the pass that R30 is about.
    before === 'R30' && call !== 'P' ? null : before,
    refusal?.ruling,
    about,
    refusal === null ? 'R21' : null,
  ];
  const [first = 'R21', ...others] = new Set(all.flatMap((ruling) => ruling ?? []));
  return [first, ...others];
}
