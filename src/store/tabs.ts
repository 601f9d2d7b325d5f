import * as v from 'valibot';

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const NewsSchema = v.object({ match: v.string(), length: v.number() });
/** A match has come to a new length in some tab. */
export type TabNews = v.InferOutput<typeof NewsSchema>;

/** The channel between the tabs of this app, `null` where the browser has none. */
export function openChannel(name: 'bridgette' | 'bridgette-pads' = 'bridgette'): TabChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Calls `heard` with the news of other tabs. Anything else that comes in is passed over. */
export function listenToTabs(channel: TabChannel, heard: (news: TabNews) => void): void {
  channel.addEventListener('message', (event) => {
    const news = v.safeParse(NewsSchema, event.data);
    if (news.success) heard(news.output);
  });
}
