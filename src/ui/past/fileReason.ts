import { explainError } from '../../i18n/explain.ts';
import type { Messages } from '../../i18n/index.ts';
import type { FileError } from '../../store/past/index.ts';

/** Why a file was refused, and where in it. */
export function fileReason(t: Messages, error: FileError): string {
  const { reasons, where } = t.files;
  const names = { N: 'N', S: 'S' };
  const params = error.code === 'rule' ? { why: explainError(t, error.params.error, names) } : error.params;
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  const sentence = (reasons[error.code] as (params: unknown) => string)(params);
  const place = where(error.line, error.match);
  return place === '' ? sentence : `${place}: ${sentence}`;
}
