import type { PastRecord } from '../../store/past/index.ts';

/** Is a deal being played in it? */
export const isRunning = ({ secret }: PastRecord): boolean => secret === 'deal';
