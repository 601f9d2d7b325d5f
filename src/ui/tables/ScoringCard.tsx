import { Fragment, useId } from 'react';
import type { Options } from '../../engine/options.ts';
import type { PadKind } from '../../pads/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import '../styles/print.css';
import './tables.css';
import { SEPARATOR } from './table.ts';
import type { ScoringTable } from './table.ts';
import { tablesOf } from './tablesOf.ts';

interface ScoringCardProps {
  readonly kind: PadKind;
  readonly redoubledBonus: Options['redoubledBonus'];
}

/** What scores what in a game, on one leaf to lay beside the cards. */
export function ScoringCard({ kind, redoubledBonus }: ScoringCardProps) {
  const t = useMessages();
  const id = useId();
  return (
    <article className="scoring-card leaf paper" aria-labelledby={id}>
      <h2 id={id}>{t.score.sheetTitle(kind)}</h2>
      <div className="scoring-tables">
        {tablesOf(kind, t, redoubledBonus).map((table) => (
          <Table key={table.title} table={table} />
        ))}
      </div>
    </article>
  );
}

/** A row is broken between the levels of its bids, never inside one. */
function Cell({ text }: { readonly text: string }) {
  return text.split(SEPARATOR).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && SEPARATOR}
      <span className="signed">
        <RichText text={part} />
      </span>
    </Fragment>
  ));
}

function Table({ table: { title, columns, rows, note } }: { readonly table: ScoringTable }) {
  return (
    <section>
      <table className={columns !== undefined && columns.length > 5 ? 'many' : undefined}>
        <caption>{title}</caption>
        {columns !== undefined && (
          <thead>
            <tr>
              {columns.map((column, at) =>
                column === '' ? (
                  <td key={at} />
                ) : (
                  <th key={at} scope="col">
                    <RichText text={column} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">
                <RichText text={head} />
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <Cell text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}
