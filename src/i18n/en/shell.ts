import type { PresetName } from '../../engine/options.ts';
import { about } from './about.ts';
import { newMatch } from './newMatch.ts';

/** Home, Cut, the deal to come, Settings, data set aside, notices. */
export const shell = {
  appName: 'Bridgette',
  tagline: 'Bridge for two, with three cards more',
  /** The page's title: the app and the screen, never anything of the match. */
  documentTitle: (screen: string) => `Bridgette: ${screen}`,
  screens: {
    home: 'home',
    newMatch: 'New match',
    table: 'the table',
    sheet: 'score sheet',
    about: 'About Bridgette',
    settings: 'Settings',
    aside: 'Set aside',
  },
  toHome: 'Home',
  cancel: 'Cancel',
  opening: 'Getting the cards out …',

  home: {
    continue: 'Continue',
    continueTitle: 'On the table',
    newMatch: 'New match',
    openMatches: 'Other open matches',
    finished: 'Finished matches',
    players: (north: string, south: string) => `${north} and ${south}`,
    score: (north: string, northPoints: string, south: string, southPoints: string) =>
      `${north} ${northPoints} · ${south} ${southPoints}`,
    notBegun: 'no score yet',
    /** Where an open match stands; `of` is null where the number of deals is not fixed. */
    deal: (number: number, of: number | null) =>
      of === null ? `Deal ${number}` : number > of ? 'Tie-break deal' : `Deal ${number} of ${of}`,
    won: (name: string) => `${name} won`,
    draw: 'A draw',
    unscored: 'Ended without a winner',
    stopped: 'stopped early',
    prepared: 'prepared deals',
    resume: (players: string) => `Continue ${players}`,
    show: (players: string) => `Sheet of ${players}`,
    resumeShort: 'Continue',
    showShort: 'Sheet',
    aside: (count: number) =>
      count === 1 ? 'One saved record was set aside' : `${count} saved records were set aside`,
    asideWhy: (count: number) =>
      `${count === 1 ? 'It could not be read, and is' : 'They could not be read, and are'} kept whole.`,
    asideLink: 'See what was set aside',
    about: 'About Bridgette and how to play',
    settings: 'Settings',
    more: 'More',
  },

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

  notices: {
    notSaved: 'This match is not being saved.',
    memory: {
      unavailable:
        'The browser gives this page no storage (a private window, perhaps). Close the page and the match is gone.',
      full: 'The device’s storage is full. Free some space; until then the match lives only as long as this page is open.',
      failed: 'Storage failed. Play can go on, but the match lives only as long as this page is open.',
      newer:
        'A newer Bridgette has used this storage. Reload the page to get it; this match lives only until then.',
      blocked:
        'Another tab with an older Bridgette holds the storage. Close that tab and reload; this match lives only until then.',
    },
    moved: 'The match went on in another tab. This is where it stands now.',
    dismiss: 'Dismiss',
  },

  trouble: {
    title: 'This screen failed',
    what: 'Something in the app went wrong while drawing the screen. That is our mistake, not yours.',
    kept: 'The match is as it was after the last action, and any hand that was open has been put away.',
    again: 'Show the screen again',
    home: 'Go Home',
    name: (error: string) => `What the browser calls it: ${error}`,
  },

  /** A moment, as people note it. */
  when: (time: number): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(time),
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
