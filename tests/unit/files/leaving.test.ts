import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { shuffledPack } from '../../../src/engine/index.ts';
import type { Action, MatchState } from '../../../src/engine/index.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import type { LeavingMatch } from '../../../src/files/leaving.ts';
import { dealLink } from '../../../src/files/link/format.ts';
import { textParts } from '../../../src/files/text/format.ts';
import type { RandomBelow } from '../../../src/engine/shuffle.ts';
import type { LoadedMatch } from '../../../src/store/record.ts';
import { chances, mixtures, must, steps } from '../../support/matches.ts';
import { held, loaded, readFile } from '../../support/file-matches.ts';
import { LIVELY } from '../../support/random-play.ts';
import { seeded } from '../../support/random.ts';
import { cutTwinOf, hiddenCards, twinOf } from '../../support/twins.ts';
import type { Moment } from '../../support/twins.ts';

const BOTH = { N: true, S: true };

/** Every text that the app would let out of this match. */
function textsOf(match: LoadedMatch): readonly string[] {
  const out = leaving(match);
  const links = match.state.finished.map((_, at) => dealLink(match.state, at + 1) ?? '');
  return [[...jsonParts([out])].join(''), [...textParts([out])].join(''), ...links];
}

/** A twin of this moment with its whole log, `null` if there is none. */
function twinLog(
  moment: Moment,
  before: readonly Action[],
  below: RandomBelow,
): { readonly state: MatchState; readonly log: readonly Action[] } | null {
  if (moment.state.phase.name !== 'cut') {
    const twin = twinOf(moment, 'public', below);
    return twin && { state: twin.state, log: [...before, ...twin.log] };
  }
  const state = cutTwinOf(moment, below);
  const spread = state?.phase.name === 'cut' ? state.phase.spread : null;
  if (state === null || spread === null) return null;
  const log = moment.log.map((action) => (action.type === 'spread' ? { ...action, pack: spread } : action));
  return { state, log: [...before, ...log] };
}

describe('what leaves the device while a deal runs', () => {
  it('is the same for two matches that differ in hidden cards only', () => {
    let twins = 0;
    let controls = 0;
    const habits = { ...LIVELY, cueBid: 60 };
    fc.assert(
      fc.property(chances(mixtures), ({ seed, setup: drawn }) => {
        const setup = { ...drawn, firstDealer: null };
        const below = seeded(seed + 1);
        const log: Action[] = [];
        let [start, since]: [MatchState | null, number] = [null, 0];
        for (const { before, action, state } of steps({
          seed,
          setup,
          habits,
        })) {
          if (action.type === 'deal' || action.type === 'spread') [start, since] = [before, log.length];
          log.push(action);
          if (start === null || below(12) > 0) continue;
          const moment = { start, log: log.slice(since), state };
          const twin = twinLog(moment, log.slice(0, since), below);
          if (twin === null) continue;
          const prepared = below(2) === 0 ? state.finished.map(() => shuffledPack(below)) : null;
          const one = held(seed, setup, log, state, prepared && [...prepared, shuffledPack(below)]);
          const two = held(seed, setup, twin.log, twin.state, prepared && [...prepared, shuffledPack(below)]);
          must(JSON.stringify(one) !== JSON.stringify(two), 'they are two');
          must(JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(two)), () =>
            JSON.stringify([seed, log.length]),
          );
          twins += 1;
          const opened = leaving(one, HandsOpened.by(BOTH, one));
          if (opened.log.length > leaving(one).log.length) controls += 1;
        }
      }),
      { numRuns: 40 },
    );
    expect(twins).toBeGreaterThan(300);
    expect(controls).toBeGreaterThan(300);
  });

  it('names no hidden card of the running deal, in either format', () => {
    let moments = 0;
    fc.assert(
      fc.property(chances(mixtures), fc.nat(60), (chance, length) => {
        const match = loaded({ ...chance, setup: { ...chance.setup, firstDealer: 'N' } }, length);
        if (match.state.finished.length > 0 || match.log.length === 0) return;
        moments += 1;
        const moment = { start: match.state, log: match.log.map(({ action }) => action), state: match.state };
        const named = new Set(JSON.stringify(leaving(match).running).match(/"(?:[CDHS][2-9TJQKA]|:[LRG])"/g));
        for (const [card] of hiddenCards(moment, 'public')) expect(named.has(`"${card}"`)).toBe(false);
        expect(leaving(match).log.map(({ action }) => action.type)).not.toContain('deal');
      }),
      { numRuns: 150 },
    );
    expect(moments).toBeGreaterThan(30);
  });

  it('is read back as the match before that deal', async () => {
    await fc.assert(
      fc.asyncProperty(chances(mixtures), fc.nat(400), async (chance, length) => {
        const match = loaded(chance, length);
        const out = leaving(match);
        for (const parts of [jsonParts, textParts]) {
          const read = await readFile([...parts([out])].join(''));
          must(read.ok, () => JSON.stringify([chance, length, read]));
          if (!read.ok) return;
          const [one] = read.value.matches;
          expect(one!.log).toEqual(out.log);
          expect(one!.head).toEqual(out.head);
          expect(one!.heldBack).toBe(out.running !== null);
          expect(one!.summary.deals).toBe(match.state.finished.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is everything once the match is over, or both have opened the hands of that very moment', () => {
    const chance = fc.sample(chances(mixtures), { seed: 4, numRuns: 1 })[0]!;
    const over = loaded(chance);
    expect(leaving(over)).toMatchObject({ running: null, head: over.head });
    expect(leaving(over).log).toHaveLength(over.log.length);
    const [now, later] = [loaded(chance, 40), loaded(chance, 41)];
    expect(HandsOpened.by({ N: true, S: false }, now)).toBeNull();
    expect(HandsOpened.by({ N: false, S: true }, now)).toBeNull();
    const opened = HandsOpened.by(BOTH, now);
    expect(leaving(now, opened).log).toHaveLength(40);
    expect(leaving(now, opened).running).toBeNull();
    expect(leaving(later, opened)).toEqual(leaving(later));
  });

  it('cannot be built in any other way', () => {
    expectTypeOf<LoadedMatch>().not.toExtend<LeavingMatch>();
    expectTypeOf<Pick<LeavingMatch, 'head' | 'log' | 'running'>>().not.toExtend<LeavingMatch>();
    expectTypeOf<{ opens: () => boolean }>().not.toExtend<HandsOpened>();
  });
});
