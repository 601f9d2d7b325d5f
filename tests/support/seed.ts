/**
 * Where a change is judged (the variable `CI` is set), the random cases are the same each time, so that it is judged by what it changed.
 * Everywhere else each run tries others; what they find belongs in a test of its own.
 */
import fc from 'fast-check';

const SEED = 55;

if (process.env.CI !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
