import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the screen, as many as are wanted at once. Each has a number of its own. */
export class Fingers {
  private readonly down = new Map<number, Point>();

  private constructor(private readonly cdp: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async press(finger: number, where: Locator): Promise<void> {
    await this.send('touchStart', finger, await middleOf(where));
  }

  /** Slides a finger that is down to something else. */
  async slide(finger: number, where: Locator): Promise<void> {
    const to = await middleOf(where);
    const from = this.down.get(finger) ?? to;
    for (const part of [0.5, 1]) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.send('touchMove', finger, at);
    }
  }

  async lift(finger: number): Promise<void> {
    const at = this.down.get(finger);
    if (at === undefined) throw new Error('this finger is not down');
    await this.send('touchEnd', finger, at);
    this.down.delete(finger);
  }

  async tap(finger: number, where: Locator): Promise<void> {
    await this.press(finger, where);
    await this.lift(finger);
  }

  /** An event names the one finger that it is about. */
  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', id: number, at: Point): Promise<void> {
    this.down.set(id, at);
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...at, id }] });
  }
}

async function middleOf(where: Locator): Promise<Point> {
  const box = await where.boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
