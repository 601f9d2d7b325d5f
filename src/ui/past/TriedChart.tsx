import { useMessages } from '../common/useMessages.ts';

interface Bar {
  readonly name: string;
  readonly tried: number;
  /** `null` where nothing can be made or fail. */
  readonly made: number | null;
}

interface TriedChartProps {
  readonly title: string;
  readonly head: string;
  readonly bars: readonly Bar[];
}

const ROW = 14;
/** A line of the table, in rem. */
const LINE = 2;

/** Bars for what was tried, filled as far as it came off; beside them the same as a table of numbers. */
export function TriedChart({ title, head, bars }: TriedChartProps) {
  const { statistics: t, words } = useMessages();
  const shown = bars.filter(({ tried }) => tried > 0);
  const most = Math.max(1, ...shown.map(({ tried }) => tried));
  const makes = shown.some(({ made }) => made !== null);
  if (shown.length === 0) return null;
  return (
    <figure className="past-chart">
      <table className="past-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{makes ? t.tried : t.deals}</th>
            {makes && <th scope="col">{t.made}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, tried, made }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{words.number(tried)}</td>
              {makes && <td>{words.number(made ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        viewBox={`0 0 100 ${shown.length * ROW}`}
        style={{ height: `${shown.length * LINE}rem` }}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shown.map(({ name, tried, made }, at) => (
          <g key={name} transform={`translate(0 ${at * ROW + 3})`}>
            <rect className="tried" width={(tried / most) * 100} height={ROW - 6} rx="1" />
            <rect className="made" width={((made ?? tried) / most) * 100} height={ROW - 6} rx="1" />
          </g>
        ))}
      </svg>
    </figure>
  );
}
