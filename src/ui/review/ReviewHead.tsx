import { Link, useLocation } from 'wouter';
import { useTable } from '../../store/index.ts';
import { dealTitle } from '../common/dealTitle.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ContractSign } from '../table/ContractSign.tsx';
import { Colon } from '../shell/Page.tsx';
import { reviewPath } from './address.ts';
import type { ReviewAddress } from './address.ts';
import { useReview } from './ReviewContext.ts';

/** What is walked, the way back, and the other deals of the match. */
export function ReviewHead({ address }: { readonly address: ReviewAddress }) {
  const t = useMessages();
  const branch = useReview((review) => review.branches.find(({ id }) => id === review.branch));
  const walk = useReview((review) => review.walk);
  const name = useNames();
  const table = useReview((review) => review.moment.table);
  const title = address.of === 'link' ? t.review.shared : dealTitle(t, table.options.scoring, address.deal);
  return (
    <header className="review-head">
      <Link href="/" className="btn home-link">
        <Colon />
        {t.shell.toHome}
      </Link>
      <h1 tabIndex={-1}>{t.review.title(title)}</h1>
      <div className="review-ways">
        <WayBack address={address} />
        {address.of !== 'link' && <OtherDeals address={address} />}
      </div>
      {table.phase.name === 'play' && (
        <p className="tag brass">
          <span>
            <ContractSign contract={table.phase.contract} /> {t.table.by(name(table.phase.contract.declarer))}
          </span>
        </p>
      )}
      {branch !== undefined && (
        <p className="review-branch">
          <span className="tag brass">{t.review.onCopy(branch.name)}</span>
          <button type="button" className="btn" onClick={() => walk(null, branch.step)}>
            {t.review.toMain}
          </button>
        </p>
      )}
    </header>
  );
}

function WayBack({ address }: { readonly address: ReviewAddress }) {
  const { review: t } = useMessages();
  switch (address.of) {
    case 'table':
      return (
        <Link href="/table" className="btn">
          {t.toMatch}
        </Link>
      );
    case 'past':
      return (
        <Link href="/past" className="btn">
          {t.toPast}
        </Link>
      );
    case 'link':
      return (
        <Link href={`/deal/${address.letters}`} className="btn">
          {t.toLink}
        </Link>
      );
  }
}

/** The deals of the match that are over, and the one that is walked. */
function OtherDeals({ address }: { readonly address: Exclude<ReviewAddress, { readonly of: 'link' }> }) {
  const t = useMessages();
  const [, navigate] = useLocation();
  const match = address.of === 'past' ? address.match : null;
  const finished = useTable(({ view, matches }) =>
    match === null ? (view?.sheet.rows.length ?? 0) : (matches.find(({ id }) => id === match)?.deals ?? 0),
  );
  const count = Math.max(finished, address.deal);
  if (count < 2) return null;
  return (
    <label className="review-deals">
      <span className="sr-only">{t.review.whichDeal}</span>
      <select
        value={address.deal}
        onChange={({ target }) => navigate(reviewPath(match, Number(target.value)))}
      >
        {Array.from({ length: count }, (_, at) => (
          <option key={at} value={at + 1}>
            {t.table.dealNumber(at + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}
