import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lessonLink } from '../../src/files/link/lesson.ts';
import { writeLesson } from '../../src/files/lesson.ts';
import { freshDevice, openApp, quiet } from '../support/app.tsx';
import { LESSON } from '../support/lessons.ts';

beforeEach(freshDevice);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openFile(text: string) {
  const opened = await openApp('/lessons');
  const file = new File([text], 'lesson.json', { type: 'application/json' });
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) });
  await opened.user.upload(screen.getByLabelText('Choose a lesson to open'), file);
  await quiet();
  return opened;
}

// The lessons of a device are read once for a page: each test has a lesson of a name of its own.
describe('lessons', () => {
  it('come out of a file, are taken as by a learner, copied, deleted and brought back', async () => {
    const { user } = await openFile(writeLesson(LESSON));
    expect(screen.getByText('“The Little colon” is here now.')).toBeVisible();
    await user.click(button('Duplicate The Little colon'));
    await user.click(button('Delete The Little colon (copy)'));
    expect(screen.queryByRole('link', { name: 'Take The Little colon (copy)' })).toBeNull();
    await user.click(button('Undo the deletion'));
    expect(screen.getByRole('link', { name: 'Take The Little colon (copy)' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Take The Little colon' }));
    expect(await screen.findByRole('heading', { name: 'What it is' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    const said = within(await screen.findByRole('complementary', { name: 'A call' }));
    expect(document.body.innerHTML).not.toContain('ace of spades');
    await user.click(said.getByRole('button', { name: 'Hint' }));
    expect(said.getByText('Strong?')).toBeVisible();
    await user.click(button(/^pass/i));
    expect(said.getByText('Yes.', { exact: false })).toBeVisible();
  });

  it('are refused with the page and the reason', async () => {
    await openFile(writeLesson({ ...LESSON, pages: [{ ...LESSON.pages[1]!, hidden: ['S'] }] }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Page 1: South is asked for a move/);
  });

  it('are made: everything is kept as it is typed, and a deleted page comes back', async () => {
    const { user } = await openApp('/lessons');
    await user.click(button('Make a lesson'));
    await user.type(await screen.findByRole('textbox', { name: 'Title of the lesson' }), 'Colons');
    await user.type(screen.getByRole('textbox', { name: 'Title of the page' }), 'One');
    await user.click(button('Add a page'));
    await user.type(screen.getByRole('textbox', { name: 'Title of the page' }), 'Two');
    await user.click(button('Move it up'));
    expect(screen.getAllByRole('button', { name: /^\d · / }).map((one) => one.textContent)).toEqual([
      '1 · Two',
      '2 · One',
    ]);
    await user.click(button('Delete this page'));
    await user.click(button('Undo the deletion'));
    expect(button('1 · Two')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByText('Saved on this device.')).toBeVisible());
  });

  it('come by link, and are kept when they are taken', async () => {
    const letters = await lessonLink({ ...LESSON, title: 'By link' });
    const { user } = await openApp(`/lesson/link/${letters}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'By link' })).toBeVisible());
    expect(location.hash).toBe('#/lesson/link');
    await user.click(button('Take the lesson'));
    expect(await screen.findByRole('heading', { name: 'What it is' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lessons' }));
    expect(await screen.findByRole('link', { name: 'Take By link' })).toBeVisible();
  });
});
