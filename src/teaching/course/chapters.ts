/** The chapters of the course in reading order, and what they belong to. */
export const CHAPTERS = [
  { id: 'pack', group: 'basics' },
  { id: 'exchange', group: 'basics' },
  { id: 'bidding', group: 'basics' },
  { id: 'tricks', group: 'basics' },
  { id: 'colons', group: 'basics' },
  { id: 'capturing', group: 'advanced' },
  { id: 'asking', group: 'advanced' },
  { id: 'asking-more', group: 'advanced' },
  { id: 'six-deal', group: 'scoring' },
  { id: 'hawaii', group: 'scoring' },
  { id: 'rubber', group: 'scoring' },
  { id: 'summary', group: 'scoring' },
  { id: 'advice-bidding', group: 'strategy' },
  { id: 'advice-play', group: 'strategy' },
  { id: 'advice-asking', group: 'strategy' },
  { id: 'example-auctions', group: 'examples' },
  { id: 'example-cue-bids', group: 'examples' },
  { id: 'example-evasions', group: 'examples' },
  { id: 'example-slam', group: 'examples' },
  { id: 'example-transfer', group: 'examples' },
  { id: 'example-colons', group: 'examples' },
  { id: 'example-scores', group: 'examples' },
] as const satisfies readonly { readonly id: string; readonly group: ChapterGroup }[];

export type ChapterId = (typeof CHAPTERS)[number]['id'];

export type ChapterGroup = 'basics' | 'advanced' | 'scoring' | 'strategy' | 'examples';
