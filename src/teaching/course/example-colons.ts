import type { PageTable } from '../lesson.ts';
import { page, play, toPlay } from './table.ts';

const THREE_LEFT = { N: 'AQ.J.AKQJT.AKQJT', S: 'K.9.98765.98765:G' };
const SEVEN = '2NT P 7NT P P';
const TEN_TRICKS = 'DA D9 DK D8 DQ D7 DJ D6 DT D5 CA C9 CK C8 CQ C7 CJ C6 CT C5';

const SEVEN_LEFT = { N: 'AK.K.AKQ942.AK32', S: 'T986543.A..QJ54:L' };
const THREE = '1D 1S 3NT P P';
const SIX_TRICKS = 'CA C4 CK C5 C2 CJ CQ C3 S3 SK SA S4';
const TOP_DIAMONDS = `${SIX_TRICKS} DA S5 DK S6 DQ S8`;

/** The rulebook's two examples of colons, in deals where they come about (R44, R46, R47). */
export const exampleColons: readonly PageTable[] = [
  page(play(THREE_LEFT, SEVEN, `${TEN_TRICKS} SA`), toPlay(['R44', 'R46'], ':G')),
  page(play(THREE_LEFT, SEVEN, `${TEN_TRICKS} SA :G`), toPlay(['R47'], 'HJ')),
  page(play(THREE_LEFT, SEVEN, `${TEN_TRICKS} SA :G HJ H9 SQ`), toPlay(['R44', 'R46'], 'SK')),
  page(play(SEVEN_LEFT, THREE, SIX_TRICKS), toPlay(['R43'], 'DA', 'DK', 'DQ')),
  page(play(SEVEN_LEFT, THREE, `${TOP_DIAMONDS} D9`), toPlay(['R44', 'R46'], ':L')),
  page(play(SEVEN_LEFT, THREE, `${TOP_DIAMONDS} D9 :L`), toPlay(['R47'], 'HK')),
  page(play(SEVEN_LEFT, THREE, `${TOP_DIAMONDS} D9 :L HK HA`), toPlay(['R42', 'R46'], 'ST', 'S9')),
];
