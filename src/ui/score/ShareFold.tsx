import { useState } from 'react';
import type { ScoringName, Sheet } from '../../engine/scoring/system.ts';
import { dealTitle } from '../common/dealTitle.ts';
import { useMessages } from '../common/useMessages.ts';
import './deal.css';
import { ShareDeal } from './ShareDeal.tsx';

interface ShareFoldProps {
  readonly sheet: Sheet;
  readonly scoring: ScoringName;
  /** This deal alone; else any that is on the sheet, the last one first. */
  readonly only?: number;
}

/** Folded: a deal that is over as a link. The link is made when it is opened, so that copying it need not wait. */
export function ShareFold({ sheet, scoring, only }: ShareFoldProps) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const number = only ?? chosen ?? sheet.rows.length;
  if (sheet.rows.length === 0) return null;
  return (
    <details className="fold panel no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{only === undefined ? t.link.shareOne : t.link.share}</summary>
      {open && (
        <div className="share-deal">
          {only === undefined && (
            <label className="field">
              {t.link.which}
              <select value={number} onChange={(event) => setChosen(Number(event.target.value))}>
                {sheet.rows.map(({ result }, at) => (
                  <option key={at} value={at + 1}>
                    {dealTitle(t, scoring, at + 1)}: {t.words.contract(result)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ShareDeal key={number} number={number} />
        </div>
      )}
    </details>
  );
}
