import type { OpenPad } from '../../store/pads/index.ts';
import { PastProvider, usePast } from '../past/PastContext.tsx';
import { RenameForm } from '../past/RenameForm.tsx';
import '../past/past.css';

interface RenamePadProps {
  readonly pad: OpenPad;
  readonly onClose: () => void;
}

/** Other names for the players of the pad in use, as in the list of past matches: in all they have played. */
export function RenamePad(props: RenamePadProps) {
  return (
    <PastProvider>
      <Form {...props} />
    </PastProvider>
  );
}

function Form({ pad, onClose }: RenamePadProps) {
  const record = usePast(({ records }) => records.find(({ id, where }) => where === 'pad' && id === pad.id));
  return record === undefined ? null : <RenameForm record={record} onClose={onClose} />;
}
