interface ByHandProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}

/** What the clipboard would not take, selected and ready for it. */
export function ByHand({ label, text, rows }: ByHandProps) {
  return (
    <textarea
      readOnly
      rows={rows}
      aria-label={label}
      value={text}
      ref={(area) => {
        area?.focus();
        area?.select();
      }}
    />
  );
}
