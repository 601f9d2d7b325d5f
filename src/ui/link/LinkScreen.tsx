import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { openDealLink } from '../../store/link/index.ts';
import type { LinkError } from '../../store/link/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { NewMatch } from '../screens/NewMatch.tsx';
import { Arrival } from '../shell/Arrival.tsx';
import { Page } from '../shell/Page.tsx';
import { LinkedDeal } from './LinkedDeal.tsx';
import './link.css';
import { linkReason } from './linkReason.ts';

/** A deal that somebody shared: in words, to be played, and folded away to be looked at. */
export function LinkScreen() {
  const letters = useLetters();
  return <Opened key={letters} letters={letters} />;
}

/** What stands behind the screen's name in the address, which is cleared of it at once: it is in no entry of the history after that. */
function useLetters(): string {
  const [path, navigate] = useLocation();
  const [letters, setLetters] = useState('');
  const here = path.split('/').slice(2).join('/');
  if (here !== '' && here !== letters) setLetters(here);
  useLayoutEffect(() => {
    if (here !== '') navigate('/deal', { replace: true });
  }, [here, navigate]);
  return letters;
}

function Opened({ letters }: { readonly letters: string }) {
  const t = useMessages();
  const opened = useMemo(() => openDealLink(letters), [letters]);
  const [playing, setPlaying] = useState(false);
  const [, navigate] = useLocation();
  // In the place of this screen, which would be empty for who comes back to it.
  const onReview = () => navigate(`/review/link/${letters}/0`, { replace: true });
  const arrivedRef = useRef('deal');
  if (!opened.ok) return <Refused error={opened.error} />;
  const { options, deal } = opened.value;
  return (
    <>
      {playing ? (
        <NewMatch given={{ code: deal.code, dealer: deal.dealer, options }} />
      ) : (
        <Page title={t.shell.screens.deal} className="link-screen">
          <LinkedDeal linked={opened.value} onPlay={() => setPlaying(true)} onReview={onReview} />
        </Page>
      )}
      <Arrival screen={playing ? 'match' : 'deal'} arrivedRef={arrivedRef} />
    </>
  );
}

function Refused({ error }: { readonly error: LinkError }) {
  const t = useMessages();
  const empty = error.code === 'link-empty';
  return (
    <Page title={empty ? t.shell.screens.deal : t.link.refused} className="link-screen">
      <div className="panel" role={empty ? undefined : 'alert'}>
        <p>{linkReason(t, error)}</p>
        {!empty && <p>{t.link.nothingChanged}</p>}
      </div>
    </Page>
  );
}
