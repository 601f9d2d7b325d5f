import type { PageTable } from '../lesson.ts';
import { TEXT, page, play, toPlay } from './table.ts';

const COLONS = { N: 'AK82.K93.T.J8:LRG', S: 'QJT9.AQJ5.K63.T7' };
const LED_TO = '1C 1H P P';

/** The pack and its colons (R1, R2). */
export const pack: readonly PageTable[] = [
  TEXT,
  page(play(COLONS, '1S P P'), toPlay(['R1', 'R43'], ':R'), 'S'),
  page(play(COLONS, LED_TO, 'H5'), toPlay(['R2', 'R44'], ':L'), 'S'),
  page(play(COLONS, LED_TO, 'DK'), toPlay(['R2', 'R44'], ':R'), 'S'),
  page(play(COLONS, LED_TO, 'HA'), toPlay(['R2', 'R44'], ':G'), 'S'),
];
