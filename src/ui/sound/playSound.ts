import type { Sound } from './soundOf.ts';

/** Fetches the code of the sounds when the first is wanted. If it does not come, that is no reason to disturb anybody. */
export function playSound(sound: Sound): void {
  void import('./synth.ts').then(({ play }) => play(sound)).catch(() => undefined);
}
