import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Two drawings of the same page differ by a shade at some rounded edges; a colour channel has 256 of them. */
const SHADE = 8;

interface Frame {
  /** In seconds, by the machine's clock. */
  readonly at: number;
  /** A PNG in base64. */
  readonly picture: string;
}

/** What one page puts on the screen, frame by frame, as the browser's screencast delivers it: not always in order. */
export class Film {
  private frames: Frame[] = [];
  private cut = 0;

  constructor(private readonly cdp: CDPSession) {
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.frames.push({ at: metadata.timestamp ?? 0, picture: data });
      void cdp.send('Page.screencastFrameAck', { sessionId });
    });
  }

  /** Starts, and has everything drawn that waits to be. */
  async start(): Promise<void> {
    this.frames = [];
    await this.cdp.send('Page.startScreencast', { format: 'png' });
    await expect.poll(() => this.frames.length).toBeGreaterThan(0);
    await this.cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    this.cut = Date.now() / 1000;
  }

  async stop(): Promise<void> {
    await this.cdp.send('Page.stopScreencast');
  }

  /** The pictures up to the end of `start`. */
  before(): readonly string[] {
    return this.pictures((frame) => frame.at <= this.cut);
  }

  /** The pictures since then, in order. */
  after(): readonly string[] {
    return this.pictures((frame) => frame.at > this.cut);
  }

  private pictures(which: (frame: Frame) => boolean): readonly string[] {
    return this.frames
      .filter(which)
      .sort((a, b) => a.at - b.at)
      .map(({ picture }) => picture)
      .filter((picture, at, all) => picture !== all[at - 1]);
  }
}

/** Do two pictures show the same? `light` is any page; it is not touched. */
export async function samePicture(light: Page, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  return light.evaluate(
    async ({ pictures, shade }) => {
      const points = async (png: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [a, b] = await Promise.all(pictures.map(points));
      return (
        a?.length === b?.length && a?.every((value, at) => Math.abs(value - (b?.[at] ?? 0)) <= shade) === true
      );
    },
    { pictures: [one, other], shade: SHADE },
  );
}
