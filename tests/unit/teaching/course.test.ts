import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { act, replay, turnOf } from '../../../src/engine/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import { opponent } from '../../../src/engine/seat.ts';
import { loadCourse } from '../../../src/i18n/course.ts';
import { COURSE } from '../../../src/teaching/course/index.ts';
import { hand } from '../../../src/teaching/course/table.ts';
import type { PageTable } from '../../../src/teaching/lesson.ts';
import { layOut } from '../../../src/teaching/position.ts';
import examples from '../../conformance/examples.json';

/** The rulings that have a row in the rules map. */
const RULINGS = new Set(
  readFileSync('docs/rules-map.md', 'utf8')
    .match(/^\| R\d+/gm)
    ?.map((row) => row.slice(2)),
);

const chapters = COURSE.map(({ id, pages }) => ({ id, pages }));
const all = COURSE.flatMap(({ id, pages }) => pages.map((page, at) => ({ page, name: `${id} ${at + 1}` })));
const tasks = all.flatMap(({ page: { task, position }, name }) =>
  task !== null && position !== null ? [{ task, position, name }] : [],
);
/** Contracts played for their score: a claim, and what is scored if it is accepted. */
const scored = COURSE.filter(({ id }) => id !== 'colons').flatMap(({ id, pages }) =>
  pages.flatMap(({ position, task }, at) => {
    const claim = task?.right[0];
    return position !== null && claim?.type === 'claim' ? [{ id, at, position, claim }] : [];
  }),
);

function stateAt({ position }: { readonly position: NonNullable<PageTable['position']> }) {
  const laid = layOut(position);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  const { match, at } = laid.value;
  const replayed = replay({ ...match, log: match.log.slice(0, at + 1) });
  if (!replayed.ok) throw new Error('no state');
  return replayed.value;
}

describe('the course', () => {
  it('has chapters of different names', () => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  });

  it.each(all)('$name: the position is laid out', ({ page: { position, task, hidden } }) => {
    if (position === null) {
      expect([task, hidden]).toEqual([null, []]);
    } else {
      expect(layOut(position)).toMatchObject({ ok: true });
    }
  });

  it.each(tasks)('$name: the rules allow what is asked, and the player’s own hand is seen', (page) => {
    const state = stateAt(page);
    const seat = turnOf(state);
    for (const move of page.task.right) {
      const done = act(state, { ...move, seat } as Action);
      expect(done.ok ? null : done.error).toBeNull();
    }
    const shown = all.find(({ name }) => name === page.name)?.page.hidden;
    expect(shown).not.toContain(seat);
  });

  it.each(tasks)('$name: the hint names rulings that there are', ({ task: { rulings } }) => {
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings.filter((ruling) => !RULINGS.has(ruling))).toEqual([]);
  });
});

it.each(examples)('R40: the course plays $calls to its end', ({ dealer, hands, calls }) => {
  const dealt = { N: hand(hands.N), S: hand(hands.S) };
  const last = tasks.filter(({ position, task: { right } }) => {
    const asked = right[0].type === 'call' ? right[0].call : null;
    return [...position.calls, asked].join() === calls.join();
  });
  expect(last.map(({ position }) => [position.dealer, position.hands])).toContainEqual([dealer, dealt]);
});

describe.each(['en', 'nl'] as const)('the words of the course: %s', (language) => {
  it.each(scored)('$id $at: says what the claim scores', async ({ id, at, position, claim }) => {
    const state = stateAt({ position });
    const seat = turnOf(state) ?? 'N';
    const claimed = act(state, { ...claim, seat });
    if (!claimed.ok) throw new Error('no claim');
    const accepted = act(claimed.value, { type: 'answer-claim', seat: opponent(seat), accept: true });
    if (!accepted.ok) throw new Error('not accepted');
    const row = accepted.value.sheet.rows[0];
    const { good = '' } = (await loadCourse(language))[id].pages[at] ?? {};
    const whole = row?.rubber === null ? [row.points.N + row.points.S] : [];
    const said = (good.match(/\d+/g) ?? []).map(Number);
    expect(said).toEqual(
      expect.arrayContaining([...(row?.lines ?? []).map(({ amount }) => amount), ...whole]),
    );
  });

  it.each(chapters)(
    '$id: each page has its words, and each task what is said of it',
    async ({ id, pages }) => {
      const words = (await loadCourse(language))[id];
      expect(words.pages).toHaveLength(pages.length);
      expect([words.title, words.summary]).not.toContain('');
      for (const [at, { title, text, good, wrong, nudge }] of words.pages.entries()) {
        expect(`${title}${text}`).not.toBe('');
        const asked = pages[at]?.task !== null;
        expect([good, wrong, nudge].map((said) => said !== '')).toEqual([asked, asked, asked]);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(90);
        if (asked) expect(nudge).toMatch(/\?$/);
      }
    },
  );
});
