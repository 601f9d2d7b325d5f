import type { DraftErrors, FillErrors, PositionErrorCode, PositionErrors } from '../../teaching/errors.ts';
import type { Seat } from '../../engine/seat.ts';
import { words } from './words.ts';

/** What a sentence about a set-up needs: the players' names, and why the rules refuse something. */
interface Told {
  readonly name: (seat: Seat) => string;
  readonly why: string;
}

type Sentence<Params> = (params: Readonly<Params>, told: Told) => string;

const STEPS = { exchange: 'Step', call: 'Call', play: 'Card' } as const;
const cards = (count: number): string => (count === 0 ? 'no card' : words.cards(count));

/** Why a set-up is none. */
export const positionErrors: { readonly [Code in PositionErrorCode]: Sentence<PositionErrors[Code]> } = {
  'card-twice': ({ card }) => `A card can lie in one place only: ${words.theCard(card)} is there twice.`,
  'hand-size': ({ seat, cards: held, needed }, { name }) =>
    `${name(seat)} has ${cards(held)}; a hand has ${needed}.`,
  'upcard-missing': () => 'The upcard is missing.',
  'too-early': ({ start }) =>
    start === 'exchange'
      ? 'It starts with the exchange: there can be no call and no trick before it.'
      : 'It starts in the auction: no trick has been played there.',
  'auction-over': () => 'These calls end the auction. Take one back, or start in the play.',
  'auction-open': () =>
    'It starts in the play, but the auction has not ended. Choose a contract, or call until it ends.',
  'deal-over': () => 'Nothing is left to play: take a card back.',
  rule: ({ step, at }, { why }) => (step === 'options' ? why : `${STEPS[step]} ${at + 1}: ${why}`),
};

const PLACES = { upcard: 'is the upcard', pack: 'is in the pack' } as const;

/** Why a card or a hand cannot be put there. */
export const draftErrors: { readonly [Code in keyof DraftErrors]: Sentence<DraftErrors[Code]> } = {
  'hand-full': ({ seat, most }, { name }) => `${name(seat)} has ${most} cards already. Take one away first.`,
  'pack-full': ({ most }) => `No more than ${most} cards are left for the pack.`,
  'hand-long': ({ cards: held, most }) => `These are ${held} cards; a hand has ${most}.`,
  'hand-suits': ({ suits }) =>
    `Three full stops part the four suits, spades first: AKQ2.J94.T.543:LG. Here ${suits === 1 ? 'is 1 suit' : `are ${suits} suits`}.`,
  'hand-letter': ({ letter }) => `“${letter}” is no card. Cards are A K Q J T 9 … 2, colons :L :R :G.`,
  'card-twice': ({ card }) => `${words.cardSign(card)} stands there twice.`,
  'card-elsewhere': ({ card, place }, { name }) =>
    `${words.cardSign(card)} ${place === 'N' || place === 'S' ? `is in ${name(place)}’s hand` : PLACES[place]} already. Take it away there first.`,
};

/** Why no deal can be made as it is wished. */
export const fillErrors: { readonly [Code in keyof FillErrors]: Sentence<FillErrors[Code]> } = {
  'wish-range': ({ seat, what }, { name }) =>
    `${name(seat)}’s wish for ${what === 'points' ? 'points' : words.suit(what)} goes from more to less.`,
  'wish-hand': ({ seat }, { name }) =>
    `The wishes for ${name(seat)} contradict each other: no thirteen cards are like that.`,
  'wish-placed': ({ seat }, { name }) =>
    `With the cards that have their place, ${name(seat)} cannot get such a hand.`,
  'wish-group': ({ group }) =>
    `The upcard cannot be of the ${words.card(group).replace(' colon', '')} group.`,
  'wish-together': () => 'Each wish could come true by itself, but not all of them at once.',
};
