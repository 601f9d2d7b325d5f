import { createHash } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { expect } from '@playwright/test';

interface Frame {
  readonly at: number;
  readonly picture: string;
}

/** What one page puts on the screen, frame by frame, as the browser's own screencast delivers it. */
export class Film {
  private frames: Frame[] = [];

  constructor(private readonly cdp: CDPSession) {
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.frames.push({
        at: metadata.timestamp ?? 0,
        picture: createHash('sha256').update(data).digest('hex'),
      });
      void cdp.send('Page.screencastFrameAck', { sessionId });
    });
  }

  /** Starts, and has everything drawn that was waiting to be. Gives the pictures up to now. */
  async start(): Promise<ReadonlySet<string>> {
    this.frames = [];
    await this.cdp.send('Page.startScreencast', { format: 'png' });
    await expect.poll(() => this.frames.length).toBeGreaterThan(0);
    await this.cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    return new Set(this.pictures());
  }

  async stop(): Promise<void> {
    await this.cdp.send('Page.stopScreencast');
  }

  /** Every picture, in the order of time, without repetitions. */
  pictures(): readonly string[] {
    return [...this.frames]
      .sort((a, b) => a.at - b.at)
      .map(({ picture }) => picture)
      .filter((picture, at, all) => picture !== all[at - 1]);
  }

  last(): string | undefined {
    return this.pictures().at(-1);
  }
}
