import '../keys/typed.css';
import { useMessages } from '../common/useMessages.ts';
import type { TypedText } from './usePadKeys.ts';

/** The letters typed so far; that they say nothing is read aloud. */
export function TypedEntry({ typed: { text, missing } }: { readonly typed: TypedText }) {
  const { help } = useMessages();
  return (
    <div className="typed-entry" role="status">
      {text !== '' && (
        <p className="tag" aria-hidden={missing ? undefined : true}>
          <kbd>{text}</kbd>
          {missing && <span>{help.typed.missing}</span>}
        </p>
      )}
    </div>
  );
}
