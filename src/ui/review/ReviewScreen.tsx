import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { openDealLink } from '../../store/link/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { NamesContext } from '../common/useNames.ts';
import { linkReason } from '../link/linkReason.ts';
import { Page } from '../shell/Page.tsx';
import { reviewAddress } from './address.ts';
import type { ReviewAddress } from './address.ts';
import { CopyTable } from './CopyTable.tsx';
import { ReviewContext, useReview } from './ReviewContext.ts';
import { useReviewed } from './useReviewed.ts';
import { WalkedDeal } from './WalkedDeal.tsx';

/** A deal that is over, or lies on the open table, step by step; copies of it can be played on. */
export function ReviewScreen() {
  const [path] = useLocation();
  return <Opened key={path} path={path} />;
}

function Opened({ path }: { readonly path: string }) {
  const t = useMessages();
  const address = useMemo(() => reviewAddress(path), [path]);
  const reviewed = useReviewed(address, t.link.names);
  if (reviewed === 'opening')
    return (
      <Page title={t.shell.screens.review}>
        <p>{t.review.opening}</p>
      </Page>
    );
  if (reviewed === null || address === null) return <NotThere address={address} />;
  return (
    <ReviewContext value={reviewed}>
      <Walked address={address} />
    </ReviewContext>
  );
}

function Walked({ address }: { readonly address: ReviewAddress }) {
  const names = useReview((review) => review.names);
  const playing = useReview((review) => review.playing);
  return (
    <NamesContext value={names}>
      {playing === null ? <WalkedDeal address={address} /> : <CopyTable table={playing} />}
    </NamesContext>
  );
}

function NotThere({ address }: { readonly address: ReviewAddress | null }) {
  const t = useMessages();
  const opened = address?.of === 'link' ? openDealLink(address.letters) : null;
  return (
    <Page title={t.review.notThere}>
      <p role="alert">{opened !== null && !opened.ok ? linkReason(t, opened.error) : t.review.notThereWhy}</p>
      {address?.of === 'table' && (
        <p>
          <Link className="btn" href="/table">
            {t.review.toMatch}
          </Link>
        </p>
      )}
    </Page>
  );
}
