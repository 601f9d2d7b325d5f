import { useEffect, useState } from 'react';
import { STRAINS } from '../../engine/cards.ts';
import { isolate } from '../../i18n/index.ts';
import { statisticsOf } from '../../store/past/index.ts';
import type { PairStatistics, Tried } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { usePast } from './PastContext.tsx';
import { TriedChart } from './TriedChart.tsx';

/** What two players have done against each other, pair by pair. */
export function StatisticsDialog({ onClose }: { readonly onClose: () => void }) {
  const { statistics: t, past, shell } = useMessages();
  const records = usePast((state) => state.records);
  const [pairs, setPairs] = useState<readonly PairStatistics[] | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void statisticsOf(records).then((found) => wanted && setPairs(found));
    return () => {
      wanted = false;
    };
  }, [records]);
  const pair = pairs?.[at];
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="past-form">
        {pair === undefined ? (
          <p role="status">{pairs === null ? t.counting : t.none}</p>
        ) : (
          <>
            <label className="field">
              {t.pair}
              <select value={at} onChange={(event) => setAt(Number(event.target.value))}>
                {pairs?.map(({ sides: [one, other] }, index) => (
                  <option key={index} value={index}>
                    {shell.home.players(isolate(one.name), isolate(other.name))}
                  </option>
                ))}
              </select>
            </label>
            <Sides pair={pair} />
            <Charts pair={pair} />
          </>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {past.close}
        </button>
      </div>
    </Dialog>
  );
}

function Sides({ pair }: { readonly pair: PairStatistics }) {
  const { statistics: t, words } = useMessages();
  const { sides, matches, drawn, deals } = pair;
  const tried = ({ made, tried }: Tried): string => t.of(made, tried);
  const rows: readonly (readonly [string, (side: PairStatistics['sides'][0]) => string])[] = [
    [t.won, (side) => words.number(side.won)],
    [t.points, (side) => words.number(side.points)],
    [t.contracts, (side) => tried(side.contracts)],
    [t.doubles, (side) => tried(side.doubles)],
    [t.slams, (side) => tried(side.slams)],
    [t.captures, (side) => words.number(side.captures)],
  ];
  return (
    <>
      <p>
        {t.matches}: {words.number(matches)} · {t.drawn}: {words.number(drawn)} · {t.deals}:{' '}
        {words.number(deals)}
      </p>
      <table className="past-table">
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            {sides.map(({ name }) => (
              <th key={name} scope="col">
                {isolate(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, say]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {sides.map((side) => (
                <td key={side.name}>{say(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Charts({ pair }: { readonly pair: PairStatistics }) {
  const { statistics: t, words } = useMessages();
  const strains = [...STRAINS, 'R'] as const;
  return (
    <>
      <TriedChart
        title={t.byLevel}
        head={t.level}
        bars={pair.levels.map((count, level) => ({ name: String(level), ...count }))}
      />
      <TriedChart
        title={t.byStrain}
        head={t.strain}
        bars={strains.map((strain) => ({
          name: strain === 'R' ? t.royals : words.strainSign(strain),
          ...(pair.strains[strain] ?? { tried: 0, made: 0 }),
        }))}
      />
      <TriedChart
        title={t.exchanges}
        head={t.cards}
        bars={Object.entries(pair.drawn4812).map(([name, tried]) => ({ name, tried, made: null }))}
      />
    </>
  );
}
