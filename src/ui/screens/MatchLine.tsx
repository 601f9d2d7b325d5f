import { DEALS_IN_MATCH } from '../../engine/options.ts';
import { isolate } from '../../i18n/index.ts';
import type { MatchSummary } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';

interface MatchWords {
  readonly players: string;
  /** How far it got, or how it ended. */
  readonly stand: string;
  readonly score: string;
  /** Rules and date. */
  readonly about: string;
}

/** A match of a list in words. */
export function useMatchWords(match: MatchSummary): MatchWords {
  const t = useFirstMessages();
  const { home, when } = t.shell;
  const names = { N: isolate(match.names.N), S: isolate(match.names.S) };
  const of = match.scoring === 'rubber' ? null : DEALS_IN_MATCH;
  const about = [
    t.words.preset(match.preset),
    ...(match.prepared ? [home.prepared] : []),
    when(match.changedAt),
  ];
  return {
    players: home.players(names.N, names.S),
    stand: match.outcome === null ? home.deal(match.deals + 1, of) : ending(match.outcome),
    score:
      match.deals === 0
        ? home.notBegun
        : home.score(names.N, t.words.number(match.totals.N), names.S, t.words.number(match.totals.S)),
    about: about.join(' · '),
  };

  function ending({ winner, stopped }: NonNullable<MatchSummary['outcome']>): string {
    const result = winner === null ? home.unscored : winner === 'draw' ? home.draw : home.won(names[winner]);
    return stopped && winner !== null ? `${result}, ${home.stopped}` : result;
  }
}

interface MatchLineProps {
  readonly match: MatchSummary;
  readonly action: string;
  /** The action with the players' names, so that each button of the list has its own. */
  readonly name: (players: string) => string;
  readonly onAction: (id: string) => void;
}

export function MatchLine({ match, action, name, onAction }: MatchLineProps) {
  const words = useMatchWords(match);
  return (
    <li className="match-line">
      <div>
        <p className="players">{words.players}</p>
        <p>
          {words.stand} · {words.score}
        </p>
        <p className="hint">{words.about}</p>
      </div>
      <button
        type="button"
        className="btn"
        aria-label={name(words.players)}
        onClick={() => onAction(match.id)}
      >
        {action}
      </button>
    </li>
  );
}
