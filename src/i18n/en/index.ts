import { score } from './score.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export const en = { language: 'en' as const, words, shell, settings, table, score };

/** What every language must say: the shape of English. */
export type Messages = typeof en;
