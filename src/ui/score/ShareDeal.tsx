import { useEffect, useState } from 'react';
import { useTable } from '../../store/index.ts';
import { ByHand } from '../common/ByHand.tsx';
import { copyText } from '../common/copyText.ts';
import { canShareLinks, shareLink } from '../common/shareLink.ts';
import { useMessages } from '../common/useMessages.ts';

type Told = 'copied' | 'notCopied' | 'notSent';

/** A finished deal of the match on the table as a link: to copy, and to hand on where the device can. */
export function ShareDeal({ number }: { readonly number: number }) {
  const t = useMessages().link;
  const address = useAddress(number);
  const [told, setTold] = useState<Told | null>(null);
  if (address === null) return <p role="alert">{t.notMade}</p>;
  const copy = async () => setTold((await copyText(address)) ? 'copied' : 'notCopied');
  const send = async () => setTold((await shareLink(address)) ? null : 'notSent');
  const making = address === '';
  return (
    <>
      <p>{t.explained}</p>
      <div className="actions">
        <button type="button" className="btn primary" disabled={making} onClick={() => void copy()}>
          {t.copy}
        </button>
        {canShareLinks() && (
          <button type="button" className="btn" disabled={making} onClick={() => void send()}>
            {t.send}
          </button>
        )}
      </div>
      <p role="status">{told === null ? '' : t[told]}</p>
      {told !== null && told !== 'copied' && <ByHand label={t.address} text={address} rows={5} />}
    </>
  );
}

/** The address that shows the deal: empty while it is being made, `null` if it cannot be. */
function useAddress(number: number): string | null {
  const dealLink = useTable((table) => table.dealLink);
  const [address, setAddress] = useState<string | null>('');
  useEffect(() => {
    let wanted = true;
    void dealLink(number)
      .catch(() => null)
      .then((letters) => {
        if (wanted) setAddress(letters === null ? null : addressOf(letters));
      });
    return () => {
      wanted = false;
    };
  }, [dealLink, number]);
  return address;
}

function addressOf(letters: string): string {
  const url = new URL(window.location.href);
  url.search = '';
  url.hash = `/deal/${letters}`;
  return url.href;
}
