import { useEffect } from 'react';
import { create } from 'zustand';
import type { FinishedView, PlayView, Trick } from '../../engine/view/types.ts';
import { useSettings, useTable } from '../../store/index.ts';

interface Collecting {
  /** The trick that was collected last, and by whom. */
  readonly collected: string;
  /** The deal whose thirteenth trick was begun on this page. */
  readonly ending: number | null;
}

/** Collecting a trick is a gesture at the table, no part of the match: it is not saved, and each player collects for themselves. */
const useCollecting = create<Collecting>(() => ({ collected: '', ending: null }));

interface LyingTrick {
  /** Does the finished trick still lie in the middle? */
  readonly lies: boolean;
  /** It lies until it is collected by hand: the play waits for that. */
  readonly waits: boolean;
  readonly collect: () => void;
}

/** The last trick of a play in progress: it lies until the next lead, or, by a setting, until its viewer collects it. */
export function useLyingTrick({ last, led, won }: PlayView): LyingTrick {
  const untilTapped = useSettings((settings) => settings.trick === 'tap');
  const viewer = useTable((table) => table.view?.viewer);
  const deal = useTable((table) => table.view?.deal?.number ?? null);
  const collected = useCollecting((state) => state.collected);
  const isLastOne = won.N + won.S === 12;
  useEffect(() => {
    if (isLastOne) useCollecting.setState({ ending: deal });
  }, [isLastOne, deal]);
  const key = last === null ? '' : [viewer, deal, last.led, last.followed].join(' ');
  const waits = last !== null && untilTapped && collected !== key;
  return {
    lies: untilTapped ? waits : last !== null && led === null,
    waits,
    collect: () => {
      useCollecting.setState({ collected: key });
    },
  };
}

/** Trick 13 of a deal that ended on this page, where tricks lie until they are collected; `null` once that is done. */
export function useLastTrickOf(deal: FinishedView | null): readonly [Trick | null, () => void] {
  const untilTapped = useSettings((settings) => settings.trick === 'tap');
  const ending = useCollecting((state) => state.ending);
  const trick = deal?.tricks[12] ?? null;
  return [
    untilTapped && ending === deal?.number ? trick : null,
    () => {
      useCollecting.setState({ ending: null });
    },
  ];
}
