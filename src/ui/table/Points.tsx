import { useMessages } from '../common/useMessages.ts';
import { Term } from '../help/Term.tsx';

interface PointsProps {
  readonly points: number;
  /** Can the word be tapped? */
  readonly explained: boolean;
}

/** The points of an open hand; what counts how much, on tap. */
export function Points({ points, explained }: PointsProps) {
  const words = useMessages().table.points(points);
  return <span className="tag">{explained ? <Term of="points">{words}</Term> : words}</span>;
}
