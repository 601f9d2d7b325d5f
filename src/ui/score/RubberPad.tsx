import type { Sheet } from '../../engine/scoring/system.ts';
import { SEATS, bySeat } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { PadKind, PadResult } from '../../pads/index.ts';
import { knowsVulnerability } from '../../pads/kinds.ts';
import { useMessages } from '../common/useMessages.ts';
import { DealLink } from './DealLink.tsx';
import { PadHead } from './PadHead.tsx';
import { PadTotal } from './PadTotal.tsx';
import { ResultSign } from './ResultSign.tsx';
import { aboveTheLine, gamesOf, height } from './rubberEntries.ts';
import type { Entry, Game } from './rubberEntries.ts';

/** Rows that are ruled even while nothing stands in them, so that an empty pad looks like one. */
const EMPTY = { above: 3, below: 2 } as const;

/** From so many rows on, paper takes smaller ones: twenty deals shall go on a page. */
const LONG = 24;

interface RubberPadProps {
  readonly sheet: Sheet<PadResult>;
  readonly kind: PadKind;
  readonly names: BySeat<string>;
  readonly labelledBy: string;
}

/**
 * The bridge pad: what counts towards game is written downwards from the line, everything else upwards from it, and each
 * game is ruled off (R62, R67).
 */
export function RubberPad({ sheet, kind, names, labelledBy }: RubberPadProps) {
  const { score } = useMessages();
  const above = aboveTheLine(sheet);
  const games = gamesOf(sheet);
  const rows = Math.max(EMPTY.above, height(above));
  const written = rows + games.reduce((sum, { entries }) => sum + height(entries), 0);
  return (
    <table
      className={written > LONG ? 'pad rubber-pad pad-long' : 'pad rubber-pad'}
      aria-labelledby={labelledBy}
    >
      <PadHead names={names} facts={useRubberFacts(sheet, kind)} />
      <tbody className="pad-above">
        <GroupHead>{score.aboveTheLine}</GroupHead>
        {Array.from({ length: rows }, (_, at) => (
          <EntryRow key={at} entries={SEATS.map((seat) => above[seat][rows - 1 - at])} />
        ))}
      </tbody>
      {games.map((game, at) => (
        <GameBody key={game.number} game={game} first={at === 0} sheet={sheet} names={names} />
      ))}
      <PadTotal sheet={sheet} />
    </table>
  );
}

/** Under each name: games won, and that they make vulnerable, where they do (R67). */
function useRubberFacts(sheet: Sheet<PadResult>, kind: PadKind): BySeat<string> {
  const { table } = useMessages();
  const games = sheet.rows.at(-1)?.rubber?.games;
  return bySeat((seat) => {
    const won = games?.[seat] ?? 0;
    if (won === 0) return '';
    return knowsVulnerability(kind) && sheet.vulnerable[seat] && !sheet.complete
      ? `${table.games(won)} · ${table.vulnerable}`
      : table.games(won);
  });
}

function GroupHead({ children }: { readonly children: string }) {
  return (
    <tr className="pad-group">
      <th colSpan={SEATS.length} scope="rowgroup">
        <span>{children}</span>
      </th>
    </tr>
  );
}

interface GameBodyProps {
  readonly game: Game;
  readonly first: boolean;
  readonly sheet: Sheet<PadResult>;
  readonly names: BySeat<string>;
}

function GameBody({ game, first, sheet, names }: GameBodyProps) {
  const { score } = useMessages();
  const parts = SEATS.filter((seat) => sheet.part[seat] > 0);
  const state =
    game.winner === null
      ? parts.map((seat) => score.towards(isolate(names[seat]), sheet.part[seat])).join(', ')
      : score.gameTo(isolate(names[game.winner]));
  const words = [
    ...(first ? [score.belowTheLine] : []),
    score.gameNumber(game.number),
    ...(state === '' ? [] : [state]),
  ];
  const rows = Math.max(game.winner === null ? EMPTY.below : 0, height(game.entries));
  return (
    <tbody className={game.winner === null ? 'pad-game' : 'pad-game pad-game-won'}>
      <GroupHead>{words.join(' · ')}</GroupHead>
      {Array.from({ length: rows }, (_, at) => (
        <EntryRow key={at} entries={SEATS.map((seat) => game.entries[seat][at])} />
      ))}
    </tbody>
  );
}

function EntryRow({ entries }: { readonly entries: readonly (Entry | undefined)[] }) {
  return (
    <tr>
      {entries.map((entry, at) => (
        <td key={at}>{entry !== undefined && <Figure entry={entry} />}</td>
      ))}
    </tr>
  );
}

function Figure({ entry: { amount, from } }: { readonly entry: Entry }) {
  const { score } = useMessages();
  return (
    <div className="pad-figure">
      <span className="pad-ref">
        {'closing' in from ? (
          score.closing(from.closing)
        ) : (
          <>
            <span className="sr-only">{score.deal} </span>
            {from.deal} ·{' '}
            <DealLink deal={from.deal}>
              <ResultSign result={from.row.result} />
            </DealLink>
          </>
        )}
      </span>{' '}
      <span>{score.points(amount)}</span>
    </div>
  );
}
