import { bySeat } from '../engine/seat.ts';
import { dealPhase } from '../engine/match/state.ts';
import { presetOf } from '../engine/options.ts';
import type { Head, LoadedMatch } from './record.ts';
import { tallyDeal, tallyOf } from './tally.ts';
import type { MatchSummary, TableMatch } from './types.ts';

/** What everybody may know of a match before its first card. */
export function tableMatch(head: Head): TableMatch {
  return {
    id: head.id,
    names: bySeat((seat) => head.players[seat].name),
    preset: presetOf(head.setup.options),
    prepared: head.prepared !== null,
    preparedDeals: head.prepared?.length ?? 0,
    receiverCuts: head.receiverCuts,
    startedAt: head.startedAt,
  };
}

/** What of a match is secret now: cards of a deal that is being played, or packs that are still to be cut or dealt. */
export function secretOf({ head, log, state }: LoadedMatch): MatchSummary['secret'] {
  const { phase, finished } = state;
  if (phase.name === 'over') return null;
  if (dealPhase(state) !== null) return 'deal';
  const spread = phase.name === 'cut' && log.length > 0;
  return spread || (head.prepared?.length ?? 0) > finished.length ? 'pack' : null;
}

/** A match's line in the list. */
export function summaryOf(match: LoadedMatch): MatchSummary {
  const { head, log, state } = match;
  const { id, names, preset, prepared, startedAt } = tableMatch(head);
  const { phase, sheet, finished } = state;
  const none = { N: 0, S: 0 };
  return {
    id,
    players: bySeat((seat) => head.players[seat].id),
    length: log.length,
    tally: tallyOf(finished.map((deal, at) => tallyDeal(deal, sheet.rows[at]?.points ?? none))),
    names,
    preset,
    scoring: head.setup.options.scoring,
    prepared,
    startedAt,
    changedAt: log.at(-1)?.at ?? startedAt,
    deals: finished.length,
    totals: sheet.totals,
    secret: secretOf(match),
    outcome: phase.name === 'over' ? { winner: sheet.winner, stopped: phase.stopped } : null,
  };
}
