import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Strain } from '../../src/engine/cards.ts';
import { gameOf, levelFor } from '../../src/pads/index.ts';
import type { Aim, PadKind, PadResult } from '../../src/pads/index.ts';
import { impossible } from '../../src/pads/possible.ts';
import { freshDevice } from '../support/app.tsx';
import { enterDeal, newPad, openPad, pressContract, pressResult, score, totals } from '../support/keypad.ts';
import pads from '../conformance/pads.json';
import rubbers from '../conformance/rubbers.json';
import scores from '../conformance/scores.json';

beforeEach(freshDevice);

/** So many of a list, spread over all of it. */
function sample<T>(all: readonly T[], count: number): readonly T[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}

type Played = Exclude<PadResult, { readonly passedOut: true }>;

/** What the keypad says that the deal on it would bring, before it is entered. */
function brought(): number {
  const table = screen.getByRole('table', { name: score.scoreOfDeal });
  const whole = within(table).getAllByRole('row').at(-1)!;
  return Number(within(whole).getByRole('cell').textContent.replace(/\D/g, ''));
}

const SIXTIES = [
  ['six-deal', 'sixDeal', 0],
  ['hawaii', 'hawaii', 7],
  ['summary', 'summary', 14],
] as const satisfies readonly (readonly [PadKind, string, number])[];

it.each(SIXTIES)('R50–R74: the keypad of %s shows the scores of 20 results', async (kind, field, from) => {
  await openPad(kind);
  for (const one of sample(scores.cases.slice(from), 20)) {
    // Maria deals, and 0NT is the dealer's (R12).
    const deal = { declarer: one.level === 0 ? 'N' : 'S', ...one } as unknown as Played;
    pressContract(kind, { ...deal, doubled: deal.doubled });
    pressResult(deal);
    const { declarer, defender } = one[field];
    expect(brought(), one.id).toBe(declarer + defender);
  }
});

const short = <Case extends { readonly results: readonly unknown[] }>(all: readonly Case[]) =>
  all.filter(({ results }) => results.length <= 4);

/** The vectors hold deals that no table can have brought, which the sums know nothing of and the keypad refuses. */
const canBe = (kind: PadKind, results: readonly PadResult[]) =>
  results.every((result, at) => impossible(gameOf(kind), result, at % 2 === 0 ? 'N' : 'S') === null);

it('R62–R69: 20 rubbers entered on the keypad end with the totals of the vectors', async () => {
  const app = await openPad('rubber');
  for (const { id, redoubledBonus, results, sheet } of sample(
    short(
      rubbers.cases.filter(
        ({ stopped, results: deals }) => !stopped && canBe('rubber', deals as readonly PadResult[]),
      ),
    ),
    20,
  )) {
    await newPad(app, 'rubber', redoubledBonus as 200 | 250);
    for (const deal of results) await enterDeal('rubber', deal as PadResult);
    expect(totals(), id).toEqual([sheet.totals.N, sheet.totals.S]);
  }
});

/** A vector of Minibridge names what was aimed at, a keypad's row the level that it stands for. */
function played(deal: (typeof pads.cases)[number]['results'][number]): PadResult {
  const level = 'aim' in deal ? levelFor(deal.aim as Aim, deal.strain as Strain) : deal.level;
  return { doubled: 0, ...deal, level } as PadResult;
}

it('R80–R82: 20 pads of other games entered on the keypad end with the totals of the vectors', async () => {
  const app = await openPad('contract');
  for (const { id, pad, results, sheet } of sample(
    short(
      pads.cases.filter(
        ({ stopped, pad: kind, results: deals }) => !stopped && canBe(kind as PadKind, deals.map(played)),
      ),
    ),
    20,
  )) {
    await newPad(app, pad as PadKind);
    for (const deal of results) await enterDeal(pad as PadKind, played(deal));
    expect(totals(), id).toEqual([sheet.totals.N, sheet.totals.S]);
  }
});
