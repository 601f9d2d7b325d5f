import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PageWords, Task } from '../../teaching/lesson.ts';
import type { Position } from '../../teaching/position.ts';
import { OtherTable, useDeviceTable } from '../../store/index.ts';
import { createOpenTable, isRight, layOut } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { TableScreen } from '../screens/TableScreen.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import type { Answer } from './LessonPanel.tsx';
import { after, addressOf, before, keyOf } from './place.ts';
import type { Place } from './place.ts';
import { useCourseWords, useProgress } from './useLearning.ts';

/** A page of the course: its words, and the table they speak of. */
export function LessonScreen({ place }: { readonly place: Place }) {
  const words = useCourseWords()[place.chapter.id].pages[place.page - 1];
  const table = place.chapter.pages[place.page - 1];
  const visit = useProgress((progress) => progress.visit);
  useEffect(() => visit(keyOf(place)), [visit, place]);
  useTurningKeys(place);
  if (words === undefined || table === undefined) return null;
  return table.position === null ? (
    <TextPage place={place} words={words} />
  ) : (
    <TablePage
      place={place}
      words={words}
      position={table.position}
      hidden={table.hidden}
      task={table.task}
    />
  );
}

interface PageProps {
  readonly place: Place;
  readonly words: PageWords;
}

function TextPage({ place, words }: PageProps) {
  const finish = useProgress((progress) => progress.finish);
  return (
    <Page title={words.title} className="learn-text">
      <LessonPanel
        place={place}
        words={words}
        task={null}
        answer={null}
        onLeave={() => finish(keyOf(place))}
      />
    </Page>
  );
}

interface TablePageProps extends PageProps {
  readonly position: Position;
  readonly hidden: readonly ('N' | 'S')[];
  readonly task: Task | null;
}

function TablePage(props: TablePageProps) {
  const [times, setTimes] = useState(0);
  return <Table key={times} {...props} onAgain={() => setTimes(times + 1)} />;
}

function Table({
  place,
  words,
  position,
  hidden,
  task,
  onAgain,
}: TablePageProps & { readonly onAgain: () => void }) {
  const { learn } = useMessages();
  const device = useDeviceTable();
  const finish = useProgress((progress) => progress.finish);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const table = useMemo(() => {
    const laid = layOut(position);
    if (!laid.ok) throw new Error(laid.error.code);
    return createOpenTable({
      device: device.getState(),
      names: learn.names,
      match: laid.value.match,
      hidden,
      allows(action) {
        if (task === null || action.type === 'undo') return true;
        const right = 'seat' in action && isRight(task, action as Parameters<typeof isRight>[1]);
        setAnswer((now) => (now?.right === true ? now : { right, tries: (now?.tries ?? 0) + 1 }));
        if (right) finish(keyOf(place));
        return right;
      },
    });
  }, [position, hidden, task, learn, device, finish, place]);
  const over = useStore(table, ({ view }) => view?.deal === null);
  const panel = (
    <LessonPanel
      place={place}
      words={words}
      task={task}
      answer={answer}
      onAgain={onAgain}
      onLeave={() => {
        if (task === null) finish(keyOf(place));
      }}
    />
  );
  if (over)
    return (
      <Page title={words.title} className="learn-text">
        <p>{learn.over}</p>
        {panel}
      </Page>
    );
  return (
    <OtherTable table={table}>
      <TableScreen aside={panel} />
    </OtherTable>
  );
}

/** Page Up and Page Down, which a clicker sends, turn the page. */
function useTurningKeys(place: Place): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const to = event.key === 'PageDown' ? after(place) : event.key === 'PageUp' ? before(place) : null;
      if (to === null || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      navigate(addressOf(to));
    };
    document.addEventListener('keydown', turn);
    return () => {
      document.removeEventListener('keydown', turn);
    };
  }, [place, navigate]);
}
