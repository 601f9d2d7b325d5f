import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice, openApp, quiet } from '../support/app.tsx';
import { playingTable } from '../support/at-the-table.tsx';

/** Nodes that were started, by kind, and the contexts made for them. */
let started: string[] = [];
let contexts = 0;
let touched = true;

class FakeContext {
  readonly state = 'running';
  readonly sampleRate = 8000;
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    contexts += 1;
  }
  createGain = () => node('gain');
  createOscillator = () => node('tone');
  createBufferSource = () => node('noise');
  createBiquadFilter = () => node('filter');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

function node(kind: string): object {
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const it = {
    gain: param,
    frequency: param,
    connect: (to: object) => to,
    start: () => void started.push(kind),
    stop: () => undefined,
  };
  return it;
}

beforeEach(() => {
  started = [];
  touched = true;
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(window, { AudioContext: FakeContext });
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What has been heard since last asked. */
const heard = async (): Promise<string[]> => {
  await quiet();
  return started.splice(0);
};

describe('sound', () => {
  it('is off by default', async () => {
    const { plays } = await playingTable();
    await plays('N', 'SA');
    expect(await heard()).toEqual([]);
    expect(contexts).toBe(0);
  });

  it('keeps silent until somebody has touched the page', async () => {
    touched = false;
    const { plays } = await playingTable({ sound: 'on' });
    await plays('N', 'SA');
    expect(await heard()).toEqual([]);
    expect(contexts).toBe(0);
  });

  it('is heard for what everybody sees: a card, a trick, a call; a look and a refusal in an open hand are silent', async () => {
    const { plays, open, table } = await playingTable({ sound: 'on' });
    await heard();
    await plays('N', 'SA');
    const card = await heard();
    expect(card).not.toEqual([]);
    await open('S');
    expect(await heard()).toEqual([]);
    await plays('S', 'HQ');
    expect(table.getState().refusal).not.toBeNull();
    expect(await heard()).toEqual([]);
    await plays('S', 'S3');
    expect(await heard()).not.toEqual(card);
  });

  it('is heard when it is switched on', async () => {
    freshDevice();
    const { user } = await openApp('/settings');
    const sound = within(screen.getByRole('group', { name: 'Sound' }));
    await user.click(sound.getByRole('radio', { name: 'On' }));
    expect(await heard()).not.toEqual([]);
  });
});
