import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PastRecord } from '../../store/past/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { PastLine } from './PastLine.tsx';

interface PastListProps {
  readonly records: readonly PastRecord[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, chosen: boolean) => void;
  readonly onOpen: (record: PastRecord) => void;
  readonly onMore: (record: PastRecord) => void;
}

/** A line's height before it has been measured, in rem. */
const LINE = 6;

/** The list: of ten thousand lines only those near the window are in the page, in its flow, between the room that the others would take. */
export function PastList({ records, chosen, onChoose, onOpen, onMore }: PastListProps) {
  const t = useMessages().past;
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  const [line] = useState(() => LINE * rem());
  useLayoutEffect(() => setAbove(list.current?.offsetTop ?? 0), [records.length]);
  // Another function would have all lines' places reckoned anew.
  const getItemKey = useCallback((at: number) => records[at]?.id ?? at, [records]);
  const lines = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => line,
    overscan: 6,
    scrollMargin: above,
    getItemKey,
  });
  const shown = lines.getVirtualItems();
  const before = (shown[0]?.start ?? above) - above;
  const behind = lines.getTotalSize() + above - (shown.at(-1)?.end ?? above);
  return (
    <ul
      role="list"
      aria-label={t.list}
      ref={list}
      className="past-list"
      style={{ paddingTop: before, paddingBottom: behind }}
    >
      {shown.map(({ index, key }) => {
        const record = records[index];
        return (
          record !== undefined && (
            <li
              key={key}
              ref={lines.measureElement}
              data-index={index}
              aria-setsize={records.length}
              aria-posinset={index + 1}
            >
              <PastLine
                record={record}
                chosen={chosen.has(record.id)}
                onChoose={onChoose}
                onOpen={onOpen}
                onMore={onMore}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** In pixels. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
