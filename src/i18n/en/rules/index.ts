import type { RulesWords } from '../../rulesWords.ts';
import { calls } from './calls.ts';
import { cueBids } from './cueBids.ts';
import { deal } from './deal.ts';
import { history } from './history.ts';
import { others } from './others.ts';
import { play } from './play.ts';
import { scoring } from './scoring.ts';

/** The rules reference, what stands around the glossary, and the game's history. */
export const rules: RulesWords = {
  title: 'The rules',
  intro: 'Every rule that this game is played by, with its number. Rules of play can be tried at the table.',
  search: 'Search the rules',
  count: (shown, all) =>
    shown === all ? `${all} rules` : shown === 1 ? `1 rule of ${all}` : `${shown} rules of ${all}`,
  none: 'No rule has all of these words.',
  print: 'Print',
  tryIt: 'Try it at the table',
  tryFree: 'Do what the rule is about, or try what it forbids: nothing is scored.',
  tryScore:
    'Play the deal, or claim some of the tricks: any result can be tried, and you see what it scores.',
  backToRule: 'Back to the rule',
  sections: {
    pack: 'The pack',
    cut: 'Who deals',
    deal: 'The deal',
    exchange: 'The exchange',
    calls: 'The auction: natural calls',
    cueBids: 'The auction: cue-bids',
    play: 'The play',
    sixDeal: 'Six-deal scoring',
    hawaii: 'Hawaii scoring',
    rubber: 'Rubber scoring',
    summary: 'The summary edition',
    pads: 'Score pads for other games',
    options: 'Options and the match',
  },
  rules: { ...deal, ...calls, ...cueBids, ...play, ...scoring, ...others },
  glossary: {
    intro: 'The words of bridge and of Bridgette, as they are used here. Each leads to its rule.',
    search: 'Search the words',
    count: (shown, all) =>
      shown === all ? `${all} words` : shown === 1 ? `1 word of ${all}` : `${shown} words of ${all}`,
    none: 'None of the words has all of that.',
  },
  history,
};
