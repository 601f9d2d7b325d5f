import type { Colon } from '../../engine/cards.ts';
import type { PresetName } from '../../engine/options.ts';
import type { Language } from '../language.ts';
import { momentBy } from '../moment.ts';

const PRESETS: Readonly<Record<PresetName, string>> = {
  basic: 'Basic',
  advanced: 'Advanced',
  hawaii: 'Hawaii',
  rubber: 'Rubber',
  summary: 'Summary edition',
};

const COLONS: Readonly<Record<Colon, string>> = { ':L': 'Little', ':R': 'Royal', ':G': 'Grand' };

/** Home, and what may show on any screen. */
const shell = {
  appName: 'Bridgette',
  tagline: 'Bridge for two, with three cards more',
  /** The page's title: the app and the screen, never anything of the match. */
  documentTitle: (screen: string) => `Bridgette: ${screen}`,
  screens: {
    home: 'home',
    newMatch: 'New match',
    table: 'the table',
    sheet: 'score sheet',
    scoring: 'Scoring tables',
    pads: 'Score pad',
    pad: 'the pad',
    about: 'About Bridgette',
    settings: 'Settings',
    aside: 'Set aside',
    past: 'Past matches',
    deal: 'A shared deal',
    learn: 'Learn',
    lessons: 'Lessons',
    editor: 'Set up a deal',
    review: 'Review',
  },
  toHome: 'Home',
  cancel: 'Cancel',
  opening: 'Getting the cards out …',

  home: {
    continue: 'Continue',
    continueTitle: 'On the table',
    newMatch: 'New match',
    scorePad: 'Score pad',
    goOnPad: 'Go on',
    padOf: (players: string) => `Score pad of ${players}`,
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
    past: 'Past matches',
    allPast: (count: number) => `All ${count} past matches`,
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
    keys: 'Keyboard',
    more: 'More',
    notOpened:
      'That match could not be opened just now. Try again; if it could not be read, it has been set aside.',
  },

  notices: {
    notSaved: 'This match is not being saved.',
    /** The same while no match is on the table. */
    noneSaved: 'Matches are not being saved just now.',
    memory: {
      unavailable:
        'The browser gives this page no storage (a private window, perhaps, or site data is blocked). You can play, but a match is gone when the page is closed.',
      full: 'The device’s storage is full. Free some space and try again; until then a match lives only as long as this page is open.',
      failed:
        'Storage failed. You can play, but until it works again a match lives only as long as this page is open.',
      newer:
        'A newer Bridgette has taken the storage over. Reload the page to get it; what was not saved until then is gone.',
      blocked:
        'Another tab with an older Bridgette holds the storage. Close that tab and try again; until then a match lives only as long as this page is open.',
    },
    saveAgain: 'Try to save again',
    stillNot: (tries: number) =>
      tries === 1 ? 'Still not saved.' : `Still not saved, after ${tries} tries.`,
    reload: 'Reload the page',
    emptied: {
      restored:
        'The browser had cleared what was saved here. This match has been put back whole; what is no longer on the list at Home is gone.',
      gone: 'The browser has cleared the matches that were saved on this device. Before the next one, let this site keep its data in the browser’s settings.',
    },
    elsewhere: {
      title: 'This match is open in another tab',
      what: 'It goes on there. Take it over and it goes on here; the other tab puts its cards away.',
      take: 'Play here',
    },
    language: {
      missing: (language: string) =>
        `The words in ${language} did not come, perhaps for want of a network. The setting is kept; until they come, everything stays in English.`,
      short: (language: string) => `${language} could not be fetched. Tap again to try once more.`,
      stillNot: (tries: number) => `They have not come after ${tries} tries.`,
      again: 'Try again',
      reload: 'Load the page again',
    },
    moved: 'The match went on in another tab. This is where it stands now.',
    dismiss: 'Dismiss',
  },

  trouble: {
    title: 'This screen failed',
    what: 'Something in the app went wrong while drawing the screen. That is our mistake, not yours.',
    kept: 'The match is as it was after the last action, and any hand that was open has been put away.',
    again: 'Show the screen again',
    notLoaded: 'This screen did not come',
    whyNotLoaded:
      'Its code could not be fetched: there is no network, or a newer version has taken its place.',
    reload: 'Load the page again',
    home: 'Go Home',
    name: (error: string) => `What the browser calls it: ${error}`,
  },

  /** A moment, as people note it. */
  when: (time: number): string => momentBy(WHEN, time),
};

const words = {
  preset: (preset: PresetName | null): string => (preset === null ? 'Own rules' : PRESETS[preset]),
  /** As written on the card. */
  colonShort: (colon: Colon): string => COLONS[colon],
  /** Whole numbers with the language's own grouping. */
  number: (value: number): string => NUMBERS.format(value),
};

// Made once: a list writes many, and to make one takes longer than to use it a hundred times.
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const NUMBERS = new Intl.NumberFormat('en');

/** What the first load needs; the other words come behind it. */
export const first = { language: 'en' as Language, shell, words };
