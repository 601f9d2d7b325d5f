import { explainError } from '../../i18n/explain.ts';
import type { Messages } from '../../i18n/index.ts';
import type { LinkError } from '../../store/link/index.ts';

/** Why a link was refused. */
export function linkReason(t: Messages, error: LinkError): string {
  const { reasons, names } = t.link;
  const params =
    error.code === 'link-rule' ? { why: explainError(t, error.params.error, names) } : error.params;
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  return (reasons[error.code] as (params: unknown) => string)(params);
}
