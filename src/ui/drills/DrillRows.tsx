import { SEATS } from '../../engine/seat.ts';
import type { Question } from '../../store/teaching/index.ts';
import { rowsOf } from '../../store/teaching/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ResultTitle } from '../score/ResultSlip.tsx';

/** The deals that a question tells of, one under the other, with what was scored; nothing if it tells of none. */
export function DrillRows({ question }: { readonly question: Question }) {
  const { learn, words } = useMessages();
  const rows = rowsOf(question);
  if (rows.length === 0) return null;
  const bridge = rows.some(({ rubber }) => rubber !== null);
  return (
    <table className="drill-rows paper">
      <thead>
        <tr>
          <th scope="col">{learn.drills.deal}</th>
          {SEATS.map((seat) => (
            <th scope="col" key={seat}>
              {learn.names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ result, lines, points }, at) => (
          <tr key={at}>
            <th scope="row">
              <ResultTitle result={result} />
            </th>
            {SEATS.map((seat) => {
              const below = lines
                .filter((line) => line.seat === seat && line.where === 'below')
                .reduce((sum, { amount }) => sum + amount, 0);
              return (
                <td key={seat} className="num">
                  <RichText
                    text={
                      bridge && below > 0
                        ? learn.drills.belowAbove(words.number(below), words.number(points[seat] - below))
                        : points[seat] === 0
                          ? '–'
                          : words.number(points[seat])
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
