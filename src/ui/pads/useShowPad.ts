import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePads } from '../../store/pads/index.ts';

interface ShowPad {
  readonly show: (id: string) => Promise<void>;
  /** The last one could not be opened. */
  readonly failed: boolean;
}

/** Takes a pad in use, if it is not, and goes to its screen. */
export function useShowPad(): ShowPad {
  const inUse = usePads((pads) => pads.pad?.id);
  const resume = usePads((pads) => pads.resume);
  const [failed, setFailed] = useState(false);
  const [, navigate] = useLocation();
  return {
    failed,
    async show(id) {
      const there = id === inUse || (await resume(id));
      setFailed(!there);
      if (there) navigate('/pad');
    },
  };
}
