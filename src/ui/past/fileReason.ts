import { explainError, explainSetup } from '../../i18n/explain.ts';
import type { Messages } from '../../i18n/index.ts';
import type { LessonError } from '../../teaching/lesson-check.ts';
import type { FileError } from '../../store/past/index.ts';

/** Why a file was refused, and where in it. */
export function fileReason(t: Messages, error: FileError): string {
  const { reasons, where } = t.files;
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  const sentence = (reasons[error.code] as (params: unknown) => string)(paramsOf(t, error));
  const place = where(error.line, error.match);
  return place === '' ? sentence : `${place}: ${sentence}`;
}

function paramsOf(t: Messages, error: FileError): unknown {
  switch (error.code) {
    case 'rule':
      return { why: explainError(t, error.params.error, { N: 'N', S: 'S' }) };
    case 'position':
      return { why: explainSetup(t, error.params.error, t.editor.names) };
    case 'lesson':
      return { why: lessonReason(t, error.params.error) };
    case 'pad-rule': {
      const { code, params } = error.params.error;
      return { why: (t.pads.errors[code] as (params: unknown) => string)(params) };
    }
    default:
      return error.params;
  }
}

/** Which page of a lesson it is, and why. */
function lessonReason(t: Messages, error: LessonError): string {
  const { errors } = t.lessons;
  const { names } = t.learn;
  switch (error.code) {
    case 'page-position':
      return errors.page(error.page, explainSetup(t, error.error, names));
    case 'page-move':
      return errors.page(error.page, errors.move(explainError(t, error.error, names)));
    case 'page-bare':
      return errors.page(error.page, errors.bare);
    case 'page-hidden':
      return errors.page(error.page, errors.hidden(names[error.seat]));
  }
}
