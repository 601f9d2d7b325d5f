import { formatCode } from '../../engine/codes.ts';
import type { ExchangeState } from '../../engine/exchange.ts';
import type { FinishedDeal, MatchState } from '../../engine/match/state.ts';
import { dealPhase } from '../../engine/match/state.ts';
import { formatHand } from '../../engine/notation.ts';
import { presetOf } from '../../engine/options.ts';
import { formatContract, formatResult } from '../../engine/scoring/index.ts';
import type { SheetRow } from '../../engine/scoring/index.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Head } from '../../store/record.ts';

/** A name and its text. */
export type Tag = readonly [name: string, value: string];

/** `[Name "value"]`. */
export function formatTag([name, value]: Tag): string {
  return `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;
}

const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** The tags that a head is read back from. */
export function headTags(head: Head): readonly Tag[] {
  const { players, setup, prepared } = head;
  const { options } = setup;
  return [
    ['Match', head.id],
    ['Record', String(head.version)],
    ['Started', formatTime(head.startedAt)],
    ['North', players.N.name],
    ['NorthId', players.N.id],
    ['South', players.S.name],
    ['SouthId', players.S.id],
    ['Scoring', options.scoring],
    ['Capturing', onOff(options.capturing)],
    ['CueBids', onOff(options.cueBids)],
    ['OpeningJump', onOff(options.openingJump)],
    ['AuctionEnd', options.auctionEnd],
    ['OpeningLead', options.openingLead],
    ['RedoubledBonus', String(options.redoubledBonus)],
    ['FirstDealer', setup.firstDealer ?? 'cut'],
    ['Sitting', setup.sitting],
    ['OlderTricks', setup.olderTricksOpen ? 'open' : 'closed'],
    ['ReceiverCuts', onOff(head.receiverCuts)],
    ['Prepared', prepared === null ? 'off' : ['on', ...prepared.map(formatCode)].join(' ')],
  ];
}

/** The day it was started, as PBN has it; none for a moment that no calendar has. */
export function dateTags(startedAt: number): readonly Tag[] {
  const date = dateOf(startedAt);
  return date === null ? [] : [['Date', date.slice(0, 10).replaceAll('-', '.')]];
}

/** Tags that follow from the log: for people, and checked when they are read. */
export function matchTags(head: Head, { phase, sheet, finished }: MatchState): readonly Tag[] {
  const preset = presetOf(head.setup.options);
  return [
    ...dateTags(head.startedAt),
    ...(preset === null ? [] : [['Preset', preset] as const]),
    ['Deals', String(finished.length)],
    ['Total', formatPoints(sheet.totals)],
    ...(phase.name === 'over' ? [['Winner', sheet.winner ?? 'none'] as const] : []),
  ];
}

/** What follows of each deal, the first first; a running one has no result yet. */
export function tagsOfDeals(state: MatchState): readonly (readonly Tag[])[] {
  const finished = state.finished.map((deal, at) => [
    ...dealTags(deal.number, deal.exchange),
    ...resultTags(deal, state.sheet.rows[at]),
  ]);
  const running = dealPhase(state);
  return running === null ? finished : [...finished, dealTags(finished.length + 1, running.exchange)];
}

function dealTags(number: number, { dealer, dealt, upcard, capture }: ExchangeState): readonly Tag[] {
  return [
    ['Number', String(number)],
    ['Dealer', dealer],
    ['Deal', `N:${SEATS.map((seat) => formatHand(dealt[seat])).join(' ')}`],
    ['Upcard', capture?.upcard ?? upcard],
  ];
}

function resultTags({ result }: FinishedDeal, row: SheetRow | undefined): readonly Tag[] {
  const vulnerable = row?.rubber?.vulnerable;
  return [
    ...(vulnerable === undefined ? [] : [['Vulnerable', vulnerableText(vulnerable)] as const]),
    ['Declarer', result.declarer],
    ['Contract', formatContract(result)],
    ['Result', formatResult(result)],
    ...(row === undefined ? [] : [['Score', formatPoints(row.points)] as const]),
  ];
}

function vulnerableText(vulnerable: BySeat<boolean>): Seat | 'None' | 'All' {
  if (vulnerable.N && vulnerable.S) return 'All';
  return SEATS.find((seat) => vulnerable[seat]) ?? 'None';
}

/** `N 120 S 0`. */
export function formatPoints(points: BySeat<number>): string {
  return SEATS.map((seat) => `${seat} ${points[seat]}`).join(' ');
}

/** `2026-11-30T15:03:04.123Z`; `null` for a number that is no such moment exactly. */
function dateOf(time: number): string | null {
  const date = new Date(time);
  return date.getTime() === time && time >= 0 && date.getUTCFullYear() <= 9999 ? date.toISOString() : null;
}

/** The moment as people write it, if it is one; else the number. */
export function formatTime(time: number): string {
  return dateOf(time) ?? String(time);
}

/** The reverse of `formatTime`, `null` for any other text. */
export function parseTime(text: string): number | null {
  const time = /^\d{4}-/.test(text) ? Date.parse(text) : parseNumber(text);
  return time !== null && formatTime(time) === text ? time : null;
}

/** A number as JavaScript writes it; `null` for any other text. */
export function parseNumber(text: string): number | null {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : null;
}
