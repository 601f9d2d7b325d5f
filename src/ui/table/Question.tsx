import { useTable } from '../../store/index.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { opponent } from '../../engine/seat.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { LittleCards } from './LittleCards.tsx';
import { OwnSide } from './OwnSide.tsx';
import './questions.css';

/** Something the opponent asked: to take back, or to end the play. The game waits for the answer. */
export function Question({ view, own }: { readonly view: SeatView; readonly own: OwnView }) {
  const t = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const { seat } = own;
  const undo = view.undoAsked;
  const claim = view.phase.name === 'play' ? view.phase.claim : null;
  const asker = opponent(seat);
  const type = undo !== null ? 'answer-undo' : 'answer-claim';
  const text =
    undo !== null
      ? t.table.askedTakeBack(name(asker), t.table.taken(undo.taken, name))
      : claim !== null
        ? t.table.happened({ type: 'claim', ...claim }, name)
        : '';
  return (
    <>
      <section className="table-centre question" aria-labelledby="question">
        <div className="panel">
          <h2 id="question">
            <RichText text={text} />
          </h2>
          {undo !== null && <p>{t.table.willVanish}</p>}
          {undo === null && own.shown !== null && view.open === null && (
            <figure>
              <figcaption>{t.table.claimersHand(name(asker))}</figcaption>
              <LittleCards cards={own.shown} />
            </figure>
          )}
          <div className="answers">
            <button
              type="button"
              className="btn"
              onClick={() => void dispatch({ type, seat, accept: false })}
            >
              {undo !== null ? t.table.goOn : t.table.playOn}
            </button>
            <button
              type="button"
              className="btn primary"
              onClick={() => void dispatch({ type, seat, accept: true })}
            >
              {undo !== null ? t.table.agree : t.table.accept}
            </button>
          </div>
        </div>
      </section>
      <OwnSide
        view={view}
        own={own}
        prompt={t.table.toAct[undo !== null ? 'answerUndo' : 'answerClaim'](name(seat))}
        playable={own.hand}
        chosen={[]}
        fresh={[]}
        mode={null}
        onTap={() => undefined}
      >
        {null}
      </OwnSide>
    </>
  );
}
