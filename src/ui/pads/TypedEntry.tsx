import '../keys/typed.css';
import { useMessages } from '../common/useMessages.ts';
import type { TypedText } from './usePadKeys.ts';

/** The letters typed so far; that they say nothing, or that everybody passed, is read aloud: the keypad does not show it. */
export function TypedEntry({ typed: { text, missing, passedOut } }: { readonly typed: TypedText }) {
  const { help, pads } = useMessages();
  return (
    <div className="typed-entry" role="status">
      {text !== '' && (
        <p className="tag" aria-hidden={missing || passedOut ? undefined : true}>
          <kbd>{text}</kbd>
          {passedOut && <span>{help.typed.found(pads.passOut)}</span>}
          {missing && <span>{help.typed.missing}</span>}
        </p>
      )}
    </div>
  );
}
