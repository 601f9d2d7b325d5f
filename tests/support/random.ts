/** A small seeded generator for tests: the same seed gives the same match on every machine. */
export { seeded } from '../../src/teaching/drills/seed.ts';
