import { Fragment } from 'react';
import { RichText } from '../common/RichText.tsx';
import { SEPARATOR } from './table.ts';
import type { ScoringTable } from './table.ts';

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

/** A table of amounts with its caption, its headings and its note. */
export function NumberTable({ table: { title, columns, rows, note } }: { readonly table: ScoringTable }) {
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
