import type { Seat } from '../seat.ts';

/**
 * The three ways to sit. `pass`: the device goes from hand to hand; `across`: it lies flat between the players; `open`: both hands
 * lie face up, for teaching.
 */
export const SITTINGS = ['pass', 'across', 'open'] as const;
export type Sitting = (typeof SITTINGS)[number];

/** A change that waits for the opponent's yes: to the open table only, which shows both hands. */
export interface SitRequest {
  readonly seat: Seat;
  readonly sitting: Sitting;
}
