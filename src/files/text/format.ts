import { act, startMatch } from '../../engine/index.ts';
import type { Action, MatchState } from '../../engine/index.ts';
import { formatCode } from '../../engine/codes.ts';
import type { PhaseName } from '../../engine/match/phase-name.ts';
import type { LeavingMatch, TimedAction } from '../leaving.ts';
import type { LeavingPad } from '../pads.ts';
import { FILE_VERSION } from '../limits.ts';
import type { PublicEntry } from '../running.ts';
import { Page } from './page.ts';
import { textPad } from './pad-format.ts';
import { headTags, matchTags, tagsOfDeals } from './tags.ts';
import { entryWords } from './words.ts';

/** The first line of every file of this kind, without its version. */
export const TITLE = '% Bridgette';
/** The last: what ends without it has lost its end. */
export const END = '% End';

const SECTIONS: Readonly<Record<PhaseName, string>> = {
  cut: 'Cut',
  between: 'Between',
  exchange: 'Exchange',
  auction: 'Auction',
  play: 'Play',
  over: 'Between',
};

/** Matches and pads as readable text in the manner of PBN, in parts: one for each and two around them. */
export function* textParts(
  matches: Iterable<LeavingMatch>,
  pads: Iterable<LeavingPad> = [],
): Generator<string, undefined> {
  yield TEXT_PIECES.begin;
  for (const match of matches) yield textMatch(match);
  for (const pad of pads) yield textPad(pad);
  yield TEXT_PIECES.end;
}

/** What stands around the matches and pads of a file. */
export const TEXT_PIECES = { begin: `${TITLE} ${FILE_VERSION}\n`, end: `\n${END}\n` } as const;

/** One match of a file. */
export function textMatch(match: LeavingMatch): string {
  return `\n${matchText(match)}`;
}

/** One match without the lines around a file. */
function matchText({ head, log, running }: LeavingMatch): string {
  const states = statesOf(startMatch(head.setup), log);
  const last = states.at(-1) ?? startMatch(head.setup);
  const deals = tagsOfDeals(last);
  const page = new Page();
  page.tags([...headTags(head), ...matchTags(head, last)]);
  let deal = 0;
  let block: TimedAction[] = [];
  log.forEach((entry, at) => {
    const [before, after] = [states[at], states[at + 1]];
    if (before === undefined || after === undefined) return;
    if (entry.action.type === 'deal') {
      page.times(block);
      block = [];
      page.blank();
      page.tags([['Pack', formatCode(entry.action.pack)], ...(deals[deal] ?? [])]);
      deal += 1;
    } else {
      writeEntry(page, entry.action, before, after);
    }
    block.push(entry);
  });
  page.times(block);
  if (running !== null) writeRunning(page, running);
  return page.text();
}

/** The state before each entry and after the last. A log that leaves has been played by the rules. */
function statesOf(start: MatchState, log: readonly TimedAction[]): readonly MatchState[] {
  const states = [start];
  let state = start;
  for (const { action } of log) {
    const next = act(state, action);
    if (!next.ok) throw new Error(`an entry is refused: ${next.error.code}`);
    state = next.value;
    states.push(state);
  }
  return states;
}

function writeEntry(
  page: Page,
  action: Exclude<Action, { type: 'deal' }>,
  before: MatchState,
  after: MatchState,
): void {
  if (action.type === 'spread') {
    page.blank();
    page.tags([['Spread', formatCode(action.pack)]]);
    return;
  }
  page.section(SECTIONS[before.phase.name], leaderText(before));
  page.say(entryWords(action), commentOn(action, before, after));
  const { phase } = after;
  const midTrick = action.type === 'play' && phase.name === 'play' && phase.play.led !== null;
  if (action.type !== 'look' && !midTrick) page.endLine();
}

/** Who calls or leads first, as PBN has it. */
function leaderText({ phase }: MatchState): string | null {
  if (phase.name === 'auction') return phase.auction.dealer;
  return phase.name === 'play' ? phase.play.leader : null;
}

/** What a call says in its place, what was drawn, who won the trick: for people; readers pass it over. */
function commentOn(action: Action, before: MatchState, after: MatchState): string {
  switch (action.type) {
    case 'call': {
      const call = after.events.findLast((event) => event.type === 'call');
      return [call?.meaning, call?.about?.keyword, call?.about?.strain].join(' ').trim();
    }
    case 'draw':
      return after.phase.name === 'exchange' ? after.phase.exchange.drawn[action.seat].join(' ') : '';
    case 'play': {
      const trick = after.events.findLast((event) => event.type === 'trick');
      return trick?.at === before.length ? `${trick.trick.winner} wins` : '';
    }
    default:
      return '';
  }
}

const RUNNING_SECTIONS: Readonly<Partial<Record<PublicEntry['type'], string>>> = {
  draw: 'Exchange',
  discard: 'Exchange',
  capture: 'Exchange',
  call: 'Auction',
  play: 'Play',
  claim: 'Play',
};

function writeRunning(page: Page, running: readonly PublicEntry[]): void {
  page.blank();
  if (running.length === 0) page.tags([['Running', 'none']]);
  for (const entry of running) {
    if (entry.type === 'deal') {
      page.tags([
        ['Running', String(entry.number)],
        ['Dealer', entry.dealer],
        ['Upcard', entry.upcard],
      ]);
      continue;
    }
    const section = RUNNING_SECTIONS[entry.type];
    if (section !== undefined) page.section(section, null);
    page.say(entryWords(entry));
    page.endLine();
  }
}
