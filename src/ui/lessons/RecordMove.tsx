import { useMemo } from 'react';
import { OtherTable, useDeviceTable } from '../../store/index.ts';
import { moveOf, turnAt } from '../../store/lessons/index.ts';
import { createOpenTable, isRight, layOut } from '../../store/teaching/index.ts';
import type { Page, Task } from '../../teaching/lesson.ts';
import type { Position } from '../../teaching/position.ts';
import { useMessages } from '../common/useMessages.ts';
import { TableScreen } from '../screens/TableScreen.tsx';

interface RecordMoveProps {
  readonly page: Page;
  readonly position: Position;
  /** In: the task with the move that was made. */
  readonly onDone: (task: Task | null) => void;
}

/** The table of a page, where the teacher makes a right move. It is noted, and not done. */
export function RecordMove({ page: { task }, position, onDone }: RecordMoveProps) {
  const { learn, lessons: t } = useMessages();
  const device = useDeviceTable();
  const table = useMemo(() => {
    const laid = layOut(position);
    if (!laid.ok) throw new Error(laid.error.code);
    return createOpenTable({
      device: device.getState(),
      names: learn.names,
      match: laid.value.match,
      allows(action) {
        const move = moveOf(action);
        if (move === null) return true;
        const known = task !== null && isRight(task, move);
        onDone(
          known
            ? task
            : { right: task === null ? [move] : [...task.right, move], rulings: task?.rulings ?? [] },
        );
        return false;
      },
    });
  }, [position, task, learn, device, onDone]);
  const turn = turnAt(position);
  return (
    <OtherTable table={table}>
      <TableScreen
        aside={
          <aside className="guide panel lesson" aria-label={t.recording}>
            <h2>{t.recording}</h2>
            {turn !== null && <p>{t.recordHow(learn.names[turn])}</p>}
            <nav className="lesson-ways" aria-label={t.recording}>
              <button type="button" className="btn" onClick={() => onDone(task)}>
                {t.notNow}
              </button>
            </nav>
          </aside>
        }
      />
    </OtherTable>
  );
}
