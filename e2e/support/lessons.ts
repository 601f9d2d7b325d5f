/** The screens of a lesson that lies on the device. */
import type { Page } from '@playwright/test';
import type { Lesson } from '../../src/teaching/lesson.ts';
import { LESSON } from '../../tests/support/lessons.ts';

const ID = 'the-lesson';

/** Puts a lesson on the shelf, once the app has made it. */
export async function storeLesson(page: Page, lesson: Lesson = { id: ID, ...LESSON }): Promise<void> {
  await page.goto('./#/lessons');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async (body) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('bridgette-teaching');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no shelf'));
    });
    const tx = opened.transaction('heads', 'readwrite');
    tx.objectStore('heads').put({ id: body.id, kind: 'lesson', version: 1, changedAt: 0, body });
    await new Promise<void>((resolve) => {
      tx.oncomplete = () => resolve();
    });
    opened.close();
  }, lesson);
}

interface LessonScreen {
  readonly name: string;
  readonly table: boolean;
  readonly show: (page: Page) => Promise<void>;
}

const at = (name: string, path: string): LessonScreen => ({
  name,
  // A page's text may take more room than a phone has: it may scroll.
  table: false,
  show: async (page) => {
    await storeLesson(page);
    await page.goto('about:blank');
    await page.goto(`./#${path}`);
    await page.getByRole('main').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  },
});

/** The list, the maker, a page that is read, one that is played. */
export const LESSON_SCREENS: readonly LessonScreen[] = [
  at('the lessons of a device', '/lessons'),
  at('the maker of a lesson', `/lesson/${ID}`),
  at('a page of a lesson that is read', `/lesson/${ID}/take/1`),
  at('a page of a lesson with a call to make', `/lesson/${ID}/take/2`),
];
