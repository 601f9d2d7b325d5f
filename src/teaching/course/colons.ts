import type { PageTable } from '../lesson.ts';
import { page, play, toClaim, toPlay } from './table.ts';

const THREE_NT = '1NT P 3NT P P';
const ROYAL = { N: 'AKQ63.KQ8.QJ4.92', S: 'J92.AJT5.K65.T8:R' };
const VOID = { N: 'AKQ63.KQ8.QJ4.92', S: '.AJT95.K653.T83:L' };
const GRAND = { N: 'AK63.KQ8.QJ4.92:G', S: 'Q92.AJT5.K65.T83' };
const LED = { N: 'AK63.AQ8.AJ4.92:R', S: 'Q92.KJT5.K65.T83' };
const TRUMPS = { N: 'AK63.AQ983.AJ4.:G', S: 'Q92.KJT5.K65.T83' };
const SOLID = { N: 'AK.AKQJT.AKQ.AKQ', S: 'QJ.98765.JT9.JT9' };

/** The same eight tricks, and then a ten of hearts that the Little colon is thrown on. */
const EIGHT = 'SA SQ SK SJ DA D9 DK DT DQ DJ CA CT CK CJ CQ H5';
const ONLY_HEARTS = { N: 'AK.KQJT9.AKQ.AKQ', S: 'QJ.A8765.JT9.JT:L' };
const HEARTS_AND_GRAND = { N: 'AK.KQJT.AKQ.AKQ:G', S: 'QJ.A8765.JT9.JT:L' };

/** Colons thrown and led, the bar, and claims (R43–R49). */
export const colons: readonly PageTable[] = [
  page(play(ROYAL, THREE_NT, 'HK'), toPlay(['R44', 'R46'], ':R'), 'N'),
  page(
    play(ROYAL, THREE_NT, 'HK :R'),
    toPlay(['R47'], 'SA', 'SK', 'SQ', 'S6', 'S3', 'DQ', 'DJ', 'D4', 'C9', 'C2'),
    'S',
  ),
  page(play(ROYAL, THREE_NT, 'HK :R SA S2'), toPlay(['R47'], 'HQ', 'H8'), 'S'),
  page(play(ONLY_HEARTS, THREE_NT, `${EIGHT} HT :L`), toPlay(['R47'], 'HK', 'HQ', 'HJ', 'H9'), 'S'),
  page(play(HEARTS_AND_GRAND, THREE_NT, `${EIGHT} HT :L`), toPlay(['R47'], ':G'), 'S'),
  page(play(VOID, THREE_NT, 'SQ :L'), toPlay(['R44', 'R47'], 'SA', 'SK', 'S6', 'S3'), 'S'),
  page(play(GRAND, THREE_NT), toPlay(['R43', 'R46'], ':G'), 'S'),
  page(play(LED, THREE_NT, ':R'), toPlay(['R45', 'R46'], 'HJ', 'SQ', 'HK', 'DK'), 'N'),
  page(play(TRUMPS, '1H P 2H P P', ':G'), toPlay(['R45', 'R46'], 'H5'), 'N'),
  page(play(SOLID, '1NT P 7NT P P', 'SA SJ'), toClaim(12, 'R49')),
];
