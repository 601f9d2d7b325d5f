import { useMessages } from '../common/useMessages.ts';
import { RichText } from '../common/RichText.tsx';
import './typed.css';
import type { Typed } from './typing.ts';

/**
 * The letters typed so far and what they name. To a screen reader the focus, which goes to what was named, says it already; only a
 * miss is said here.
 */
export function TypedLine({ typed }: { readonly typed: Typed }) {
  const t = useMessages();
  const { text, call, card, missing } = typed;
  const named = call !== null ? t.words.callSign(call) : card !== null ? t.words.cardSign(card) : null;
  return (
    <div className="typed-line" role="status">
      {text !== '' && (
        <p className="tag" aria-hidden={missing ? undefined : true}>
          <kbd>{text}</kbd>
          {named !== null && (
            <span>
              <RichText text={t.help.typed.found(named)} />
            </span>
          )}
          {missing && <span>{t.help.typed.missing}</span>}
        </p>
      )}
    </div>
  );
}
