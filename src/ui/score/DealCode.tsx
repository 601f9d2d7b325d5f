import { useState } from 'react';
import { copyText } from '../common/copyText.ts';
import { useMessages } from '../common/useMessages.ts';

/** Letters in a group: short enough to read out. */
const GROUP = /.{1,4}/g;

/** The code that deals these cards again, in groups to read out, and a button that says whether it really copied. */
export function DealCode({ code }: { readonly code: string }) {
  const { score } = useMessages();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="deal-code">
      <p>{score.codeExplained}</p>
      <code>
        {(code.match(GROUP) ?? []).map((group, at) => (
          <span key={at}>{group} </span>
        ))}
      </code>
      <button type="button" className="btn" onClick={() => void copyText(code).then(setCopied)}>
        {score.copy}
      </button>
      <p role="status">{copied === null ? '' : copied ? score.copied : score.notCopied}</p>
    </div>
  );
}
