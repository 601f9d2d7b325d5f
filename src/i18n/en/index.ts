import { across } from './across.ts';
import { device } from './device.ts';
import { editor } from './editor.ts';
import { errors } from './errors.ts';
import { first } from './first.ts';
import { files } from './files.ts';
import { statistics } from './statistics.ts';
import { learn } from './learn.ts';
import { lessons } from './lessons.ts';
import { link } from './link.ts';
import { past } from './past.ts';
import { help } from './help.ts';
import { pads } from './pads.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { scoring } from './scoring.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { sitting } from './sitting.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export const en = {
  ...first,
  words,
  shell,
  settings,
  table,
  across,
  review,
  score,
  scoring,
  pads,
  sitting,
  device,
  help,
  editor,
  errors,
  past,
  files,
  learn,
  lessons,
  link,
  statistics,
};
