import type { PresetName } from '../../engine/options.ts';
import { about } from './about.ts';
import { first } from './first.ts';
import { newMatch } from './newMatch.ts';

/** Home, Cut, the deal to come, data set aside, New match, About. */
export const shell = {
  ...first.shell,

  cut: {
    title: 'Cut for the deal',
    how: 'The higher card deals first. Of equal ranks, spades go before hearts, diamonds, clubs.',
    picks: (name: string) => `${name}, pick a card`,
    picksAgain: (name: string, colon: string) =>
      `${name} turned the ${colon}. Colons do not count: pick again.`,
    spread: 'The pack, face down. Arrow keys move along it.',
    back: (place: number, of: number) => `Card ${place} of ${of}, face down`,
    turned: (name: string, card: string) => `${name}: ${card}`,
    waiting: 'not yet',
    now: 'picks now',
    then: 'picks next',
  },

  deal: {
    first: (name: string) => `${name} deals first`,
    higher: (card: string, other: string) => `The ${card} beats the ${other}.`,
    prepared: 'The first deals are prepared: nobody cuts for them.',
    next: (name: string) => `${name} deals next.`,
    deal: 'Deal',
    cutAndDeal: 'Cut and deal',
    receiverCuts: (name: string) => `${name} cuts the pack`,
    lift: 'How many cards to lift',
    lifted: (lifted: number, left: number) => `${lifted} lifted, ${left} left on the table`,
  },

  aside: {
    title: 'Set aside',
    intro:
      'This saved data could not be opened as a match. It has been kept exactly as it was found; a copy can be downloaded.',
    none: 'Nothing is set aside.',
    reasons: {
      'not-a-match': (path: string) =>
        path === ''
          ? 'This is not a saved match.'
          : `This is not a saved match: “${path}” is not as it should be.`,
      newer: (version: number) => `Saved by a newer Bridgette (format ${version}). That version can open it.`,
      'entries-missing': (at: number) => `The record has a gap: entry ${at} is missing.`,
      'entry-unreadable': (at: number) => `Entry ${at} of the record cannot be read.`,
      'entry-refused': (at: number, why: string) => `Entry ${at} of the record is against the rules. ${why}`,
    },
    found: (when: string) => `set aside ${when}`,
    size: (bytes: number) =>
      bytes < 1000
        ? `${bytes} bytes`
        : `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`,
    download: 'Download',
    downloadNamed: (when: string) => `Download the record set aside ${when}`,
    agreeTitle: 'Do you both agree?',
    agree:
      'The file may hold both hands of a deal that is not finished. Download it only if both players agree that it may be opened.',
    agreed: 'Both agree: download',
    fileName: (id: string) => `bridgette-set-aside-${id}.json`,
    failed: 'The record could not be read from storage. It is still there; try again.',
  },

  presetHints: {
    basic: 'Six deals, natural bids only. The place to begin.',
    advanced: 'Six deals with cue-bids and capturing: the whole game.',
    hawaii: 'Advanced, but exact contracts and great surpluses earn a bonus.',
    rubber: 'Advanced, scored as a rubber: games, vulnerability, no fixed number of deals.',
    summary: 'The short rules: one pass ends the auction, the defender leads.',
  } satisfies Record<PresetName, string>,

  newMatch,
  about,
};
