import './keys.css';

interface KeyTableProps {
  readonly rows: readonly (readonly string[])[];
}

/** Keys and what they do. */
export function KeyTable({ rows }: KeyTableProps) {
  return (
    <dl className="key-table">
      {rows.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
