import type { PageTable } from '../lesson.ts';
import { TEXT, page, play, toPlay } from './table.ts';

const THREE_NT = '1NT P 3NT P P';
const SEQUENCE = { N: 'A5.K83.A74.QJT92', S: 'KQ92.QJT5.K65.K8' };
const FORCE = { N: 'AK63.AQ983.AJ42.', S: 'Q92.KJT.K65.KQT8' };
const LAST_TRICK = { N: 'AKQ.AKQ.AKQ.AKQ:L', S: 'JT9.JT98.JT98.JT' };
const ELEVEN_TRICKS = 'SA S9 SK ST SQ SJ HA H9 HK HT HQ HJ DA D8 DK D9 DQ DT CA CT CK CJ';

/** What the rulebook advises about colons and the play. */
export const advicePlay: readonly PageTable[] = [
  TEXT,
  page(play(LAST_TRICK, THREE_NT, ELEVEN_TRICKS), toPlay(['R46'], 'CQ')),
  page(play(SEQUENCE, '1NT P P'), toPlay(['R43'], 'CQ'), 'S'),
  page(play(FORCE, '1H P 2H P P', 'S3 SQ'), toPlay(['R43', 'R44'], 'CK', 'CQ', 'CT', 'C8')),
  TEXT,
];
