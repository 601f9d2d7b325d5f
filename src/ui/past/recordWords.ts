import { isolate } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PastRecord } from '../../store/past/index.ts';

export interface RecordWords {
  readonly players: string;
  readonly kind: string;
  /** Who has won, or that it goes on. */
  readonly result: string;
  readonly score: string;
  readonly when: string;
  readonly length: string;
  /** What it is a copy of, and which hands of it have left the device. */
  readonly notes: readonly string[];
}

/** A record of the list in words. */
export function recordWords({ past, shell, words }: Messages, record: PastRecord): RecordWords {
  const { home } = shell;
  const [north, south] = [isolate(record.names.N), isolate(record.names.S)];
  const game = record.preset === null ? past.games[record.game] : words.preset(record.preset);
  const prepared = record.prepared ? ` · ${home.prepared}` : '';
  return {
    players: home.players(north, south),
    kind: (record.where === 'pad' ? past.pad(past.games[record.game]) : game) + prepared,
    result: resultOf(),
    score:
      record.deals === 0
        ? home.notBegun
        : home.score(north, words.number(record.totals.N), south, words.number(record.totals.S)),
    when: shell.when(record.changedAt),
    length: past.deals(record.deals),
    notes: notesOf(),
  };

  function notesOf(): readonly string[] {
    const { copy = null, opened = [] } = record.note ?? {};
    const said = opened.map(({ deal, at }) => past.opened(deal, shell.when(at)));
    return copy === null ? said : [past.copies[copy](shell.when(record.startedAt)), ...said];
  }

  function resultOf(): string {
    if (record.outcome === null) return past.open;
    const { winner, stopped } = record.outcome;
    const result =
      winner === null
        ? home.unscored
        : winner === 'draw'
          ? home.draw
          : home.won(isolate(record.names[winner]));
    return stopped && winner !== null ? `${result}, ${home.stopped}` : result;
  }
}
