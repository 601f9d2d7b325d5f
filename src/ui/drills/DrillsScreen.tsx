import { useEffect, useMemo } from 'react';
import { KINDS } from '../../store/teaching/index.ts';
import type { Kind } from '../../store/teaching/index.ts';
import { DrillChoice } from './DrillChoice.tsx';
import { DrillQuestion } from './DrillQuestion.tsx';
import './drills.css';
import { useDrills } from './useDrills.ts';

/** The drills: which there are, or questions of one kind, or of all. */
export function DrillsScreen({ wanted }: { readonly wanted: string | undefined }) {
  const kinds = useMemo(() => kindsOf(wanted), [wanted]);
  return kinds === null ? <DrillChoice /> : <Asking key={wanted} kinds={kinds} />;
}

function kindsOf(wanted: string | undefined): readonly Kind[] | null {
  if (wanted === 'all') return KINDS;
  const kind = KINDS.find((one) => one === wanted);
  return kind === undefined ? null : [kind];
}

function Asking({ kinds }: { readonly kinds: readonly Kind[] }) {
  const start = useDrills((drills) => drills.start);
  const put = useDrills((drills) => drills.put);
  useEffect(() => start(kinds), [start, kinds]);
  return put !== null && kinds.includes(put.question.kind) && <DrillQuestion put={put} kinds={kinds} />;
}
