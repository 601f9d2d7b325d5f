/** An action of the engine's, done on the screen. */
import type { Locator } from '@playwright/test';
import type { Meaning } from '../../src/engine/auction/call.ts';
import { act, turnOf } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { messages } from '../../src/i18n/every.ts';
import { CORNER } from './players.ts';
import type { Players } from './players.ts';

const t = messages('en');

/** The player takes the device, if somebody has to, and does all of the action but its last press. Gives what is to be pressed. */
export async function prepare(players: Players, state: MatchState, action: Action): Promise<Locator> {
  if (action.type === 'deal') return players.button(t.shell.deal.deal);
  if (!('seat' in action)) throw new Error(`${action.type} is nobody's`);
  await players.take(action.seat);
  switch (action.type) {
    case 'capture':
      return players.button(/^Capture the /);
    case 'draw':
      return players.button(/^Draw \d+ cards$/);
    case 'discard':
      for (const card of action.cards) await players.card(card).click({ position: CORNER });
      return players.button(/^Discard \d+ cards$/);
    case 'call': {
      const meaning = meaningOf(state, action);
      if (meaning === 'answer' || meaning === 'second-answer') return players.button(/^Answer /);
      await players.chooseKind(action.call);
      return players.callButton(action.call, meaning);
    }
    case 'play':
      return players.card(action.card);
    default:
      throw new Error(`nobody here does ${action.type}`);
  }
}

/** Waits until the screen shows what the action has led to. */
export async function shown(players: Players, action: Action, next: MatchState): Promise<void> {
  const turn = turnOf(next);
  if (turn === null) {
    await players.page.getByRole('button', { name: t.shell.deal.deal, exact: true }).waitFor();
    return;
  }
  const stays = 'seat' in action && action.seat === turn;
  const heading = stays ? t.table.yourHand(players.names[turn]) : t.table.overTo(players.names[turn]);
  await players.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  if (!stays) return;
  if (action.type === 'play') await players.card(action.card).waitFor({ state: 'detached' });
  if (action.type === 'draw') await players.button(/^Discard \d+ cards$/).waitFor();
  if (action.type === 'capture') await players.button(/^Capture the /).waitFor({ state: 'detached' });
}

function meaningOf(state: MatchState, action: Action): Meaning | undefined {
  const next = act(state, action);
  const event = next.ok ? next.value.events.findLast(({ type }) => type === 'call') : undefined;
  return event?.type === 'call' ? event.meaning : undefined;
}
