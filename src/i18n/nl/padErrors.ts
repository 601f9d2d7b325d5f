import type { Messages } from '../messages.ts';
import { score } from './score.ts';
import { words } from './words.ts';

/** As a sentence begins. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Every refusal of a pad in a sentence. */
export const padErrors: Messages['pads']['errors'] = {
  'bid-not-here': () => 'Dit spel kent zo’n contract niet.',
  'no-doubling-here': () => 'Dit spel kent geen doublet.',
  'no-honours-here': () => 'In dit spel tellen honneurs niet.',
  'honours-not-in-strain': () => 'Deze honneurs tellen niet bij dit contract.',
  'no-passing-out-here': () => 'In dit spel wordt niet rondgepast.',
  'dealers-bid-only': ({ bid }) =>
    `Alleen de partij die geeft kan in ${words.call(bid)} blijven zitten: het is het laagste bod, en de gever biedt het eerst. Gaf de andere partij, druk dan op ‘Nee, … gaf het eerst’.`,
  'honours-win-more': ({ kind, strain, least, taken }) =>
    `${capital(score.honours(kind, strain))} winnen minstens ${words.tricks(least)}; deze partij heeft er ${taken === 0 ? 'geen' : `maar ${taken}`}.`,
  'nothing-played': () => 'Er is nog geen spel gespeeld.',
  'tricks-out-of-range': ({ most }) => `Een spel heeft ${most} slagen.`,
  'tricks-missing': () => 'De slagen van dit spel ontbreken.',
  'row-half-entered': () => 'Het laatste spel wacht nog op zijn slagen.',
  'no-such-row': () => 'Zo’n spel staat niet op dit blok.',
  'nothing-changed': () => 'Dat staat al op het blok.',
  'pad-complete': () => 'De partij is beslist: er kan geen spel meer bij.',
  'pad-stopped': () => 'Dit blok is gestopt. Ga toch verder om meer te noteren.',
  'pad-not-stopped': () => 'Dit blok was niet gestopt.',
  'nothing-to-undo': () => 'Er is niets om terug te draaien.',
  'nothing-to-redo': () => 'Er is niets om opnieuw te doen.',
};
