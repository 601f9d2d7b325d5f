import type { Level } from '../../engine/auction/call.ts';
import type { Doubled } from '../../engine/scoring/contract.ts';
import { tricksNeeded } from '../../engine/scoring/contract.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Language } from '../../i18n/index.ts';
import type { PadGame, PadStrain } from '../../pads/index.ts';
import { TRICKS_IN_DEAL, bidOf, partsOfBid } from '../../store/pads/index.ts';
import type { Draft } from './draft.ts';

export interface TypedContext {
  readonly game: PadGame;
  readonly names: BySeat<string>;
  readonly language: Language;
  /** What is on the keypad already. */
  readonly draft: Draft;
  /** Is the contract written down, so that only the tricks are asked for? */
  readonly tricksOnly: boolean;
}

const STRAINS: Readonly<Record<string, PadStrain>> = { c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT', nt: 'NT' };
/** In Dutch the `sa` of sans atout comes before the `s` of spades. */
const STRAINS_OF: Readonly<Record<Language, Readonly<Record<string, PadStrain>>>> = {
  en: STRAINS,
  nl: { ...STRAINS, k: 'C', r: 'D', sa: 'NT' },
};

/** Who, if something else than a figure comes first; the bid; X or XX; what was made of it. */
const WHOLE =
  /^(?<who>[^\d\s=+-][^\d=+]*?)?\s*(?:(?<level>[0-7])(?<strain>[a-z]{0,2}?)\s*(?<doubled>x{0,2})\s*(?<made>=|[+-](?:[1-9]\d?)?)?)?$/u;
const DOUBLED = /^x{1,2}$/;
const MADE = /^(=|[+-](?:[1-9]\d?)?)$/;
const MADE_OR_TRICKS = /^(=|[+-](?:[1-9]\d?)?|0|[1-9]\d?)$/;

/**
 * What typed letters put on the keypad: `4s`, `3nt x`, `m 4s =` (the declarer by the first letters of the name, or `n` and `s` for the
 * first and the second player), `+1`, `=`, `-2`; of a contract that is written down, also the number of tricks. `null` if that is nothing.
 */
export function typedEntry(text: string, context: TypedContext): Partial<Draft> | null {
  const typed = folded(text).trim();
  const { draft, game, tricksOnly } = context;
  if (draft.level !== null && draft.strain !== null) {
    if ((tricksOnly ? MADE_OR_TRICKS : MADE).test(typed)) return madeOf(typed, draft.level);
    if (!tricksOnly && DOUBLED.test(typed)) return doubledBy(typed, game);
  }
  const found = tricksOnly ? null : WHOLE.exec(typed);
  return found === null ? null : read(found.groups ?? {}, context);
}

/** The parts of an entry; one that is not there takes nothing off the keypad. */
function read(
  parts: Readonly<Record<string, string | undefined>>,
  context: TypedContext,
): Partial<Draft> | null {
  const { who, level, strain = '', doubled = '', made } = parts;
  if (who === undefined && level === undefined) return null;
  const declarer = who === undefined ? {} : declarerOf(who, context);
  const bid: Partial<TypedBid> | null =
    level === undefined ? {} : bidTyped(Number(level) as Level, strain, context);
  if (declarer === null || bid === null) return null;
  const whole = bid.level !== undefined && bid.strain !== undefined;
  const rest = whole ? endOf(bid.level, doubled, made, context) : doubled + (made ?? '') === '' ? {} : null;
  return rest === null ? null : { ...declarer, ...bid, ...rest };
}

/** What stands behind a bid. */
function endOf(
  level: Level,
  doubled: string,
  made: string | undefined,
  { game }: TypedContext,
): Partial<Draft> | null {
  const result = made === undefined ? {} : madeOf(made, level);
  const times = doubled === '' ? {} : doubledBy(doubled, game);
  return result === null || times === null ? null : { ...times, ...result };
}

function doubledBy(signs: string, { doublings }: PadGame): Pick<Draft, 'doubled'> | null {
  const doubled = signs.length as Doubled;
  return doublings.includes(doubled) ? { doubled } : null;
}

interface TypedBid {
  readonly level: Level;
  readonly strain?: PadStrain;
}

function bidTyped(level: Level, letters: string, { game, language }: TypedContext): TypedBid | null {
  if (letters === '') {
    const strains = game.bids.map(partsOfBid).filter((bid) => bid.level === level);
    // Six tricks are bid in one strain only (R13): the figure says it all.
    return strains.length > 1 ? { level } : (strains[0] ?? null);
  }
  const royals = letters === 'r' && game.strains.includes('R');
  const strain = royals ? 'R' : STRAINS_OF[language][letters];
  return strain !== undefined && game.bids.includes(bidOf({ level, strain })) ? { level, strain } : null;
}

/** The tricks that were taken; of a sign alone nothing yet. */
function madeOf(made: string, level: Level): Partial<Pick<Draft, 'tricks'>> | null {
  if (made === '+' || made === '-') return {};
  const needed = tricksNeeded({ level });
  const tricks = made === '=' ? needed : /^\d/.test(made) ? Number(made) : needed + Number(made);
  return tricks >= 0 && tricks <= TRICKS_IN_DEAL ? { tricks } : null;
}

/** What is typed for a deal that was passed out, in full or begun. */
const PASSED_OUT: Readonly<Record<Language, readonly string[]>> = {
  en: ['pass', 'passed out'],
  nl: ['pass', 'rondgepast'],
};

/** Do typed letters say that everybody passed, and name nobody? */
export function saysPassedOut(
  text: string,
  context: Pick<TypedContext, 'game' | 'names' | 'language' | 'tricksOnly'>,
): boolean {
  const typed = folded(text).trim();
  const { game, language, tricksOnly } = context;
  return (
    typed !== '' &&
    game.passedOut &&
    !tricksOnly &&
    PASSED_OUT[language].some((word) => word.startsWith(typed)) &&
    declarerOf(typed, context) === null
  );
}

/** The player whose name it is, or alone begins so; `n` and `s` are somebody only where no name begins so. */
function declarerOf(
  letters: string,
  { names }: Pick<TypedContext, 'names'>,
): { readonly declarer: Seat } | null {
  const alone = (said: (name: string) => boolean): Seat | null => {
    const [only, more] = SEATS.filter((seat) => said(folded(names[seat])));
    return more === undefined ? (only ?? null) : null;
  };
  const declarer =
    alone((name) => name === letters) ??
    alone((name) => name.startsWith(letters)) ??
    SEATS.find(
      (seat) => folded(seat) === letters && !SEATS.some((one) => folded(names[one]).startsWith(letters)),
    );
  return declarer === undefined ? null : { declarer };
}

/** Small letters without accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
}
