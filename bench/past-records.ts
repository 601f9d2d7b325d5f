/** Ten thousand matches straight into the database of the page. */
import type { Page } from '@playwright/test';

export interface Fill {
  readonly heads: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly lines: readonly { readonly id: string }[];
}

/** Puts records into the database; the page is left at an address of the app's that does not run it. */
export async function fill(page: Page, records: Fill): Promise<void> {
  await page.goto('favicon.svg');
  await page.evaluate(write, records);
}

/** Runs in the page. */
async function write({ heads, entries, lines }: Fill): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('bridgette', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('heads', { keyPath: 'id' });
      asked.result.createObjectStore('entries', { keyPath: ['match', 'index'] });
      asked.result.createObjectStore('aside', { keyPath: 'id' });
      asked.result.createObjectStore('meta');
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error());
  });
  await new Promise<void>((resolve, reject) => {
    const tx = db.transaction(['heads', 'entries', 'meta'], 'readwrite');
    for (const head of heads) tx.objectStore('heads').put(head);
    for (const entry of entries) tx.objectStore('entries').put(entry);
    for (const line of lines) tx.objectStore('meta').put(line, `line:${line.id}`);
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error ?? new Error());
  });
  db.close();
}
