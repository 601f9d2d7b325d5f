/** The phases of a match, in order. `between`: no deal is running and the next may be dealt. */
export const PHASE_NAMES = ['cut', 'between', 'exchange', 'auction', 'play', 'over'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];
