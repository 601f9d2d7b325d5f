import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import {
  BIDS,
  KEYWORDS,
  bidOfCueBid,
  isBid,
  isCueBid,
  keywordOf,
  levelOf,
  strainOf,
} from '../../engine/auction/call.ts';
import type { Bid, Call, Keyword, Level, Meaning } from '../../engine/auction/call.ts';
import { STRAINS } from '../../engine/cards.ts';
import { RichText } from '../common/RichText.tsx';
import { useRoom } from '../common/room.ts';
import { useMessages } from '../common/useMessages.ts';
import { TypingContext } from '../keys/TypingContext.ts';
import './auction.css';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5, 6, 7];

interface BiddingBoxProps {
  readonly legal: readonly Call[];
  readonly chosen: Call | null;
  /** Are cue-bids played? Else no keyword is offered. */
  readonly cueBids: boolean;
  /** The answer that is owed to a cue-bid, if one is. */
  readonly answer: Call | null;
  /** May the browser unfold a list of its own? It faces one side of the table only. */
  readonly lists: boolean;
  /** What a call would mean now, where its label depends on it. */
  readonly meaning: (call: Call) => Meaning | undefined;
  readonly onTap: (call: Call, event: MouseEvent) => void;
}

/** Every call within reach; what is not legal looks off, can be tried, and is told why. Pass and Double stand apart. */
export function BiddingBox(props: BiddingBoxProps) {
  const [keyword, setKeyword] = useState<Keyword | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { call: typed } = useContext(TypingContext);
  const [turnedTo, setTurnedTo] = useState(typed);
  // What was typed is found in its place: the box turns to its kind and level, and the call gets the focus.
  if (typed !== turnedTo) {
    setTurnedTo(typed);
    if (typed !== null && (isBid(typed) || isCueBid(typed))) {
      setKeyword(isCueBid(typed) ? keywordOf(typed) : null);
      setLevel(levelOf(isCueBid(typed) ? bidOfCueBid(typed) : typed));
    }
  }
  useLayoutEffect(() => {
    if (typed !== null) box.current?.querySelector<HTMLElement>(`[class~="call-${typed}"]`)?.focus();
  }, [typed]);
  const whole = useRoom('box');
  const inRow = whole || !props.lists;
  return (
    <div className="bidding-box panel" ref={box}>
      {props.answer !== null && <Answer {...props} answer={props.answer} />}
      {props.cueBids &&
        (inRow ? (
          <KindOfBid keyword={keyword} onChange={setKeyword} />
        ) : (
          <div className="kind-row">
            <KindList keyword={keyword} onChange={setKeyword} />
            <CallButton call="T" {...props} />
          </div>
        ))}
      {whole ? (
        <div className="bids whole">
          {BIDS.map((bid) => (
            <CallButton key={bid} call={callOf(bid, keyword)} {...props} place={placeOf(bid)} />
          ))}
        </div>
      ) : (
        <LevelThenStrain keyword={keyword} picked={level} onPick={setLevel} {...props} />
      )}
      <div className="side-calls">
        <CallButton call="P" {...props} />
        {props.cueBids && inRow && <CallButton call="T" {...props} />}
        <span className="apart" />
        <CallButton call="XX" {...props} />
        <CallButton call="X" {...props} />
      </div>
    </div>
  );
}

/**
 * The answer, as the thing to do now. It comes first for the keyboard and lies between Pass and Double, neither of which answers a
 * cue-bid: so the box is as high as ever.
 */
function Answer({ answer, chosen, onTap }: BiddingBoxProps & { readonly answer: Call }) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={chosen === answer ? 'answer btn primary chosen' : 'answer btn primary'}
      aria-pressed={chosen === answer}
      onClick={(event) => {
        onTap(answer, event);
      }}
    >
      <span>
        <RichText text={t.table.answer(t.words.callSign(answer))} />
      </span>
    </button>
  );
}

function callOf(bid: Bid, keyword: Keyword | null): Call {
  return keyword === null ? bid : `${bid}-${keyword}`;
}

/** Columns by level, low to high; rows by strain, no-trump at the top. */
function placeOf(bid: Bid): CSSProperties {
  return { gridColumn: levelOf(bid) + 1, gridRow: STRAINS.length - STRAINS.indexOf(strainOf(bid)) };
}

interface KindProps {
  readonly keyword: Keyword | null;
  readonly onChange: (keyword: Keyword | null) => void;
}

/** Natural bids or cue-bids with one of the keywords, as a radio group. */
function KindOfBid({ keyword, onChange }: KindProps) {
  const t = useMessages();
  return (
    <fieldset className="kinds">
      <legend className="sr-only">{t.table.kindOfBid}</legend>
      {[null, ...KEYWORDS].map((kind) => (
        <label key={kind ?? 'natural'} className="kind">
          <input
            type="radio"
            name="kind"
            checked={keyword === kind}
            onChange={() => {
              onChange(kind);
            }}
          />
          <span>{kind === null ? t.table.natural : `${t.words.keyword(kind)}?`}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same as a list to unfold, where a row of seven has no room. */
function KindList({ keyword, onChange }: KindProps) {
  const t = useMessages();
  return (
    <select
      className="field kind-list"
      aria-label={t.table.kindOfBid}
      value={keyword ?? ''}
      onChange={(event) => {
        onChange(KEYWORDS.find((one) => one === event.target.value) ?? null);
      }}
    >
      <option value="">{t.table.natural}</option>
      {KEYWORDS.map((one) => (
        <option key={one} value={one}>
          {t.table.ask(t.words.keyword(one))}
        </option>
      ))}
    </select>
  );
}

interface LevelProps extends BiddingBoxProps {
  readonly keyword: Keyword | null;
  /** The level that was asked for, if one was. */
  readonly picked: Level | null;
  readonly onPick: (level: Level) => void;
}

/** Where the whole box has no room: first the level, then the strain. */
function LevelThenStrain({ keyword, picked, onPick, ...props }: LevelProps) {
  const t = useMessages();
  const possible = (level: Level): boolean =>
    BIDS.some((bid) => levelOf(bid) === level && props.legal.includes(callOf(bid, keyword)));
  // The bid of level 0 is a rarity: where there are others, the box does not begin with it.
  const level = picked ?? LEVELS.find((one) => one > 0 && possible(one)) ?? (possible(0) ? 0 : 1);
  return (
    <div className="two-steps">
      <fieldset className="levels">
        <legend className="sr-only">{t.table.level}</legend>
        {LEVELS.map((one) => (
          <label key={one} className={possible(one) ? 'level' : 'level off'}>
            <input
              type="radio"
              name="level"
              checked={level === one}
              onChange={() => {
                onPick(one);
              }}
            />
            <span className="num">{one}</span>
          </label>
        ))}
      </fieldset>
      <div className="bids">
        {BIDS.filter((bid) => levelOf(bid) === level).map((bid) => (
          <CallButton key={bid} call={callOf(bid, keyword)} {...props} />
        ))}
      </div>
    </div>
  );
}

interface CallButtonProps extends BiddingBoxProps {
  readonly call: Call;
  readonly place?: CSSProperties;
}

function CallButton({ call, legal, chosen, meaning, onTap, place }: CallButtonProps) {
  const t = useMessages();
  const off = !legal.includes(call);
  const bid = call.length > 2 || /\d/.test(call);
  return (
    <button
      type="button"
      style={place}
      className={[
        'call',
        bid ? 'bid' : 'side',
        `call-${call}`,
        off ? 'off' : '',
        chosen === call ? 'chosen' : '',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={t.words.call(call, meaning(call))}
      aria-disabled={off || undefined}
      aria-pressed={chosen === call}
      onClick={(event) => {
        onTap(call, event);
      }}
    >
      <RichText text={bid ? t.words.callSign(call).replace(/ .*/, '') : t.words.call(call, meaning(call))} />
    </button>
  );
}
