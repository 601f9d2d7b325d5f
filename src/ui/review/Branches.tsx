import { useState } from 'react';
import type { BranchLine } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useReview } from './ReviewContext.ts';

interface Removed {
  readonly name: string;
  readonly putBack: () => void;
}

/** The copies that were played on, to be walked, renamed, and removed with undo. */
export function Branches() {
  const { review: t } = useMessages();
  const branches = useReview((review) => review.branches);
  const branch = useReview((review) => review.branch);
  const walk = useReview((review) => review.walk);
  const remove = useReview((review) => review.remove);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (branches.length === 0 && removed === null) return null;
  return (
    <section className="review-branches panel" aria-label={t.branches}>
      <h2>{t.branches}</h2>
      <ul role="list">
        <li>
          <button
            type="button"
            className="step"
            aria-current={branch === null || undefined}
            onClick={() => walk(null)}
          >
            {t.main}
          </button>
        </li>
        {branches.map((line) => (
          <li key={line.id} style={{ '--deep': depthOf(branches, line) }}>
            <button
              type="button"
              className="step"
              aria-current={line.id === branch || undefined}
              onClick={() => walk(line.id)}
            >
              <span className="step-words">{line.name}</span> <small>{t.leaves(line.step)}</small>
            </button>
            <button
              type="button"
              className="btn"
              aria-label={t.remove(line.name)}
              onClick={() => setRemoved({ name: line.name, putBack: remove(line.id) })}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {removed !== null && (
          <p className="review-removed">
            {t.removed(removed.name)}{' '}
            <button
              type="button"
              className="btn"
              onClick={() => {
                removed.putBack();
                setRemoved(null);
              }}
            >
              {t.undo}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** How many copies lie between it and the deal itself. */
function depthOf(branches: readonly BranchLine[], { parent }: BranchLine): number {
  const above = branches.find(({ id }) => id === parent);
  return above === undefined ? 1 : 1 + depthOf(branches, above);
}
