import { isColon } from '../../engine/cards.ts';
import type { Colon } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seat.ts';
import type { CutView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Page } from '../shell/Page.tsx';
import './cut.css';
import { CutCards } from './CutCards.tsx';
import { Spread } from './Spread.tsx';

/** The pack lies face down and each player turns a card; the higher deals first, and a colon does not count (R3). */
export function Cut({ phase }: { readonly phase: CutView }) {
  const t = useMessages();
  const name = useNames();
  const allowed = useTable((table) => table.view?.legal.cut);
  const dispatch = useTable((table) => table.dispatch);
  const busy = useTable((table) => table.busy);
  // The engine lets either go first; one at a time is easier to follow.
  const picker: Seat | null = allowed?.[0] ?? null;
  const ofPicker = phase.turned.filter(({ seat }) => seat === picker).at(-1);
  const colon: Colon | null = ofPicker !== undefined && isColon(ofPicker.card) ? ofPicker.card : null;
  return (
    <Page title={t.shell.cut.title} className="cut">
      <p className="hint how">{t.shell.cut.how}</p>
      <CutCards cards={cardsOf(phase)} picker={picker} />
      {picker !== null && (
        <p className="asked" role="status">
          {colon === null
            ? t.shell.cut.picks(name(picker))
            : t.shell.cut.picksAgain(name(picker), t.words.card(colon))}
        </p>
      )}
      <Spread
        size={phase.spread}
        turned={phase.turned}
        onPick={(place) => {
          if (picker !== null && !busy) void dispatch({ type: 'cut', seat: picker, place });
        }}
      />
    </Page>
  );
}

function cardsOf({ turned }: CutView) {
  const of = (seat: Seat) => turned.filter((one) => one.seat === seat).map(({ card }) => card);
  return { N: of('N'), S: of('S') };
}
