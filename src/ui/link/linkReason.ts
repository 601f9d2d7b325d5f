import { explainError, explainSetup } from '../../i18n/explain.ts';
import { isolate } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';
import type { LinkError } from '../../store/link/index.ts';
import { fileReason } from '../past/fileReason.ts';

/** Why a link was refused. */
export function linkReason(t: Messages, error: LinkError): string {
  const { reasons, names } = t.link;
  const params = paramsOf();
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  return (reasons[error.code] as (params: unknown) => string)(params);

  function paramsOf(): unknown {
    if (error.code === 'link-rule') return { why: explainError(t, error.params.error, names) };
    if (error.code === 'link-position') return { why: explainSetup(t, error.params.error, names) };
    if (error.code === 'link-lesson') return { why: fileReason(t, error.params.error) };
    // It may be a mark that turns the direction of the sentence around it.
    return error.code === 'link-letter'
      ? { ...error.params, letter: isolate(error.params.letter) }
      : error.params;
  }
}
