import { use } from 'react';
import type { ReactNode } from 'react';
import { usePadsDoor } from '../../store/index.ts';
import { PadsProvider, usePads } from '../../store/pads/index.ts';

interface WithPadsProps {
  /** In its place until storage has been read. */
  readonly until: ReactNode;
  readonly children: ReactNode;
}

/** Opens the score pads, if they are not open yet, and gives them to what is inside. */
export function WithPads({ until, children }: WithPadsProps) {
  const door = usePadsDoor();
  const pads = door.here() ?? use(door.open());
  return (
    <PadsProvider pads={pads}>
      <Started until={until}>{children}</Started>
    </PadsProvider>
  );
}

function Started({ until, children }: WithPadsProps) {
  return usePads((pads) => pads.status === 'starting') ? until : children;
}
