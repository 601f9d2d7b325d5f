import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import type { Draft } from './draft.ts';
import type { Target } from './target.ts';

/** What the keypad waits for. */
export function usePrompt({ game, view }: OpenPad, draft: Draft, target: Target, ready: boolean): string {
  const { pads } = useMessages();
  const { declarer, level, strain, tricks } = draft;
  if (declarer === null) {
    const tie = target.kind === 'next' && view.deal?.tieBreak === true;
    return tie ? `${pads.tieBreakWhy} ${pads.askDeclarer}` : pads.askDeclarer;
  }
  if (level === null) return game.kind === 'minibridge' ? pads.askAim : pads.askLevel;
  if (strain === null) return pads.askStrain;
  if (tricks === null) return target.kind === 'next' ? pads.askTricks : pads.askTricksNow;
  if (ready) return pads.askEnter;
  return target.kind === 'edit' ? pads.askChange : '';
}
