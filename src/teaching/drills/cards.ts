import { explainCard, legalCards } from '../../engine/play/index.ts';
import type { PlayState } from '../../engine/play/index.ts';
import { countSuit } from '../../engine/hand.ts';
import { isColon, suitOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import type { RuleErrorCode, Ruling } from '../../engine/errors.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { mixed, pick, sample, until } from './chance.ts';
import type { Offer } from './chance.ts';
import { playWhere } from './plays.ts';
import type { DrillLevel, Question } from './question.ts';

/** What a question is about: a refusal, or (`null`) that any card may be played. */
interface Focus {
  readonly code: RuleErrorCode | null;
  /** Exactly one card may not be played, or exactly one may. */
  readonly asks: 'illegal-card' | 'legal-card';
  readonly where: (play: PlayState) => boolean;
  readonly ruling: Ruling;
}

const leads = ({ led }: PlayState): boolean => led === null;
const follows = ({ led }: PlayState): boolean => led !== null && !isColon(led);
const toColon = ({ led }: PlayState): boolean => led !== null && isColon(led);
const barred = ({ led, bar }: PlayState): boolean => led === null && bar !== null;
/** The suit is barred, and the leader has nothing else: the bar does not bite. */
const idle = (play: PlayState): boolean => barred(play) && holds(play).every((card) => card[0] === play.bar);
/** Nothing but the barred suit and colons: a colon must be led. */
const forced = (play: PlayState): boolean =>
  barred(play) && !idle(play) && holds(play).every((card) => card[0] === play.bar || isColon(card));
const trumpBarred = (play: PlayState): boolean => barred(play) && play.bar === play.strain;
const isVoid = (play: PlayState): boolean => {
  const suit = play.led === null ? null : suitOf(play.led);
  return suit !== null && countSuit(holds(play), suit) === 0;
};
const colonHeld = (play: PlayState): boolean => follows(play) && !isVoid(play) && holds(play).some(isColon);

const FOCUSES: Readonly<Record<DrillLevel, readonly Focus[]>> = {
  1: [
    { code: 'must-follow', asks: 'illegal-card', where: follows, ruling: 'R44' },
    { code: 'must-follow', asks: 'legal-card', where: follows, ruling: 'R44' },
    { code: null, asks: 'illegal-card', where: leads, ruling: 'R43' },
  ],
  2: [
    { code: 'colon-does-not-match', asks: 'illegal-card', where: colonHeld, ruling: 'R44' },
    { code: 'colon-does-not-match', asks: 'legal-card', where: colonHeld, ruling: 'R44' },
    { code: 'barred', asks: 'illegal-card', where: barred, ruling: 'R47' },
    { code: null, asks: 'illegal-card', where: isVoid, ruling: 'R44' },
  ],
  3: [
    { code: 'barred', asks: 'illegal-card', where: trumpBarred, ruling: 'R47' },
    { code: 'barred', asks: 'legal-card', where: forced, ruling: 'R47' },
    { code: null, asks: 'illegal-card', where: idle, ruling: 'R47' },
    { code: null, asks: 'illegal-card', where: toColon, ruling: 'R45' },
    { code: 'colon-does-not-match', asks: 'legal-card', where: colonHeld, ruling: 'R44' },
  ],
};

/** Which card may be played, or may not (R43–R45, R47)? Where any may, "none of these" is the answer. */
export function cards(level: DrillLevel, random: RandomBelow): Question {
  const focus = pick(FOCUSES[level], random);
  return until(() => {
    const { position, play } = playWhere(level === 1 ? random(2) : 3, focus.where, random);
    const seat = play.turn ?? play.leader;
    const offered = offers(play, focus, random);
    if (offered === null) return null;
    return {
      kind: 'cards',
      level,
      rulings: [focus.ruling],
      asks: { type: focus.asks, seat },
      position,
      moves: [],
      hidden: [opponent(seat)],
      ...mixed(offered.right, offered.wrong, random),
      lines: [],
    };
  });
}

const NONE: Offer = { option: { type: 'none' } };
const OFFERED = 4;

function offers(
  play: PlayState,
  { code, asks }: Focus,
  random: RandomBelow,
): { readonly right: Offer; readonly wrong: readonly Offer[] } | null {
  const legal = sample(legalCards(play), OFFERED, random).map((card) => offer(play, card));
  const refused = sample(holds(play), Infinity, random)
    .map((card) => offer(play, card))
    .filter(({ refusal }) => refusal != null);
  if (code === null) return legal.length < 2 ? null : { right: NONE, wrong: legal };
  const inFocus = refused.filter(({ refusal }) => refusal?.code === code);
  const [main] = inFocus;
  if (main === undefined) return null;
  if (asks === 'illegal-card')
    return legal.length < 2 ? null : { right: main, wrong: [...legal.slice(0, 3), NONE] };
  const [right] = legal;
  const others = refused.filter((one) => one !== main).slice(0, 2);
  return right === undefined ? null : { right, wrong: [main, ...others] };
}

function offer(play: PlayState, card: Card): Offer {
  return { option: { type: 'card', card }, refusal: explainCard(play, card) };
}

/** The hand of the player to act. */
function holds({ hands, turn, leader }: PlayState): readonly Card[] {
  return hands[turn ?? leader];
}
