import type { Sound } from './soundOf.ts';

/** One voice: a tone that glides, or a breath of noise around a frequency. Times in seconds from the start of the sound. */
interface Voice {
  readonly shape: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** The whole set, drawn up like a score: soft, short, and none like another. */
const SCORE: Readonly<Record<Sound, readonly Voice[]>> = {
  // a card on felt
  card: [
    { shape: 'noise', from: 2600, to: 900, at: 0, lasts: 0.07, loud: 0.16 },
    { shape: 'sine', from: 170, to: 90, at: 0.01, lasts: 0.08, loud: 0.12 },
  ],
  // a knock on wood
  call: [
    { shape: 'sine', from: 660, to: 620, at: 0, lasts: 0.09, loud: 0.1 },
    { shape: 'triangle', from: 1320, at: 0, lasts: 0.04, loud: 0.03 },
  ],
  // two cards swept up
  trick: [
    { shape: 'noise', from: 700, to: 2400, at: 0, lasts: 0.16, loud: 0.1 },
    { shape: 'sine', from: 392, at: 0.04, lasts: 0.16, loud: 0.06 },
    { shape: 'sine', from: 523, at: 0.12, lasts: 0.2, loud: 0.06 },
  ],
  // low and dull
  refusal: [{ shape: 'triangle', from: 150, to: 120, at: 0, lasts: 0.16, loud: 0.14 }],
  // a chord, opened upwards
  result: [
    { shape: 'sine', from: 392, at: 0, lasts: 0.5, loud: 0.07 },
    { shape: 'sine', from: 494, at: 0.1, lasts: 0.5, loud: 0.07 },
    { shape: 'sine', from: 587, at: 0.2, lasts: 0.6, loud: 0.07 },
  ],
};

/** Until it is here no ear hears a beginning or an end as a click. */
const ATTACK = 0.006;
const SILENT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/**
 * Plays a sound. Nothing happens before the page has been touched, as browsers demand, or where there is no Web Audio: then the game
 * goes on in silence.
 */
export function play(sound: Sound): void {
  // Not every browser tells; those start the context silent.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (activation?.hasBeenActive === false || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const voice of SCORE[sound]) sing(context, voice);
}

function sing(audio: AudioContext, { shape, from, to = from, at, lasts, loud }: Voice): void {
  const start = audio.currentTime + at;
  const end = start + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(audio.destination);
  if (shape === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise ??= noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency, from, to, start, end);
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = shape;
    glide(source.frequency, from, to, start, end);
    source.connect(volume);
    source.start(start);
    source.stop(end);
  }
}

function glide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

/** A quarter of a second of hiss. Any numbers without a pattern will do; these are always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate / 4), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (2 * seed) / 2_147_483_647 - 1;
  }
  return buffer;
}
