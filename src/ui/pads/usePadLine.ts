import { isolate } from '../../i18n/index.ts';
import type { PadSummary } from '../../store/pads/index.ts';
import { gameOf } from '../../store/pads/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';

interface PadLineWords {
  readonly players: string;
  /** How far it got, or how it ended. */
  readonly stand: string;
  readonly score: string;
  readonly when: string;
}

/** A pad of a list in words. */
export function usePadLine(pad: PadSummary | null): PadLineWords | null {
  const t = useFirstMessages();
  if (pad === null) return null;
  const { home, when } = t.shell;
  const { outcome, deals, totals } = pad;
  const names = { N: isolate(pad.names.N), S: isolate(pad.names.S) };
  return {
    players: home.players(names.N, names.S),
    stand: outcome === null ? home.deal(deals + 1, gameOf(pad.kind).deals) : ending(outcome),
    score:
      deals === 0
        ? home.notBegun
        : home.score(names.N, t.words.number(totals.N), names.S, t.words.number(totals.S)),
    when: when(pad.changedAt),
  };

  function ending({ winner, stopped }: NonNullable<PadSummary['outcome']>): string {
    const result = winner === null ? home.unscored : winner === 'draw' ? home.draw : home.won(names[winner]);
    return stopped && winner !== null ? `${result}, ${home.stopped}` : result;
  }
}
