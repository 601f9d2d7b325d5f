import { useState } from 'react';
import { Link } from 'wouter';
import type { Sheet } from '../../engine/scoring/system.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { resultsCsv } from '../../files/sheet/csv.ts';
import { resultsOfSheet } from '../../files/sheet/results.ts';
import type { PadKind, PadResult } from '../../pads/index.ts';
import { PAD_FORMS } from '../../pads/kinds.ts';
import { ByHand } from '../common/ByHand.tsx';
import { copyText } from '../common/copyText.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { sheetText } from './sheetText.ts';

export interface SheetToolsProps {
  readonly sheet: Sheet<PadResult>;
  readonly kind: PadKind;
  readonly names: BySeat<string>;
  readonly firstDealer: Seat;
  /** When the match began. */
  readonly date: number;
}

/** What can be made of a sheet, the table's or a score pad's: paper, text, a table for other programs. */
export function SheetTools({ sheet, kind, names, firstDealer, date }: SheetToolsProps) {
  const t = useMessages();
  const { score } = t;
  const [copied, setCopied] = useState<boolean | null>(null);
  const results = resultsOfSheet(sheet, firstDealer, PAD_FORMS[kind] === 'bridge');
  const text = sheetText(t, results, kind, names, date);
  const save = () => {
    const name = score.csvName(new Date(date).toISOString().slice(0, 10));
    saveFile(name, resultsCsv(results, names, score.csv, score.csvSeparator), 'text/csv');
  };
  return (
    <div className="sheet-tools no-print">
      <div className="actions">
        <button type="button" className="btn" onClick={() => window.print()}>
          {score.print}
        </button>
        <button type="button" className="btn" onClick={() => void copyText(text).then(setCopied)}>
          {score.copyText}
        </button>
        <button type="button" className="btn" onClick={save}>
          {score.saveCsv}
        </button>
        <Link className="btn" href={`/scoring/${kind}`}>
          {t.scoring.link}
        </Link>
      </div>
      <p role="status">{copied === null ? '' : copied ? score.textCopied : score.textNotCopied}</p>
      {copied === false && <ByHand label={score.asText} text={text} rows={text.split('\n').length} />}
    </div>
  );
}
