import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Page as PageOfLesson } from '../../teaching/lesson.ts';
import type { Position } from '../../teaching/position.ts';
import { OtherTable, useDeviceTable } from '../../store/index.ts';
import { createOpenTable, isRight, layOut } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { TableScreen } from '../screens/TableScreen.tsx';
import './learn.css';
import { LessonPanel } from './LessonPanel.tsx';
import type { Answer } from './LessonPanel.tsx';
import type { Ways } from './ways.ts';

interface LessonPageProps {
  readonly page: PageOfLesson;
  readonly ways: Ways;
  /** The reader has done what the page asks, or has left one that asks nothing. */
  readonly onDone?: (() => void) | undefined;
}

/** A page of a lesson, of the course or of a teacher: its words, and the table they speak of. */
export function LessonPage({ page, ways, onDone }: LessonPageProps) {
  useTurningKeys(ways);
  return page.position === null ? (
    <Page title={page.words.title} className="learn-text">
      <LessonPanel ways={ways} words={page.words} task={null} answer={null} onLeave={() => onDone?.()} />
    </Page>
  ) : (
    <TablePage page={page} position={page.position} ways={ways} onDone={onDone} />
  );
}

interface TablePageProps extends LessonPageProps {
  readonly position: Position;
}

function TablePage(props: TablePageProps) {
  const [times, setTimes] = useState(0);
  return <Table key={times} {...props} onAgain={() => setTimes(times + 1)} />;
}

function Table({ page, position, ways, onDone, onAgain }: TablePageProps & { readonly onAgain: () => void }) {
  const { learn } = useMessages();
  const { words, hidden, task } = page;
  const device = useDeviceTable();
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
        return right;
      },
    });
  }, [position, hidden, task, learn, device]);
  const right = answer?.right === true;
  useEffect(() => {
    if (right) onDone?.();
  }, [right, onDone]);
  const over = useStore(table, ({ view }) => view?.deal === null);
  const panel = (
    <LessonPanel
      ways={ways}
      words={words}
      task={task}
      answer={answer}
      onAgain={onAgain}
      onLeave={() => {
        if (task === null) onDone?.();
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
function useTurningKeys({ back, next }: Ways): void {
  const [, navigate] = useLocation();
  const forth = next?.href ?? null;
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const to = event.key === 'PageDown' ? forth : event.key === 'PageUp' ? back : null;
      if (to === null || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      navigate(to);
    };
    document.addEventListener('keydown', turn);
    return () => {
      document.removeEventListener('keydown', turn);
    };
  }, [back, forth, navigate]);
}
