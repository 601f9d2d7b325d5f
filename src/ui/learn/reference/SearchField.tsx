interface SearchFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How much is found; announced. */
  readonly found: string;
}

/** What is looked for, and how much of it is there. */
export function SearchField({ label, typed, onType, found }: SearchFieldProps) {
  return (
    <div className="reference-search no-print" role="search">
      <label className="field">
        {label}
        <input
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <p role="status">{found}</p>
    </div>
  );
}
