import type { LiveNotification, PresenceList, Topic } from '#core/domain/live/live.ts';
import { hasWebLocks } from './web-locks.ts';

/** The stream as the leading window has it. Lost: it broke, and could not be opened again at once. */
export type StreamState = 'opening' | 'open' | 'broken' | 'lost';

/** What windows hand on: an event of the stream, or who is present. */
export type SharedEvent =
  | LiveNotification
  | (PresenceList & { readonly kind: 'present'; readonly topic: Topic });

/** Between the windows of one person in one browser. None carries a token. */
export type LiveMessage =
  /** The leader lives; every window answers with its topics. */
  | { readonly kind: 'roll'; readonly state: StreamState }
  | { readonly kind: 'event'; readonly event: SharedEvent }
  | { readonly kind: 'topics'; readonly from: string; readonly topics: readonly Topic[] }
  | { readonly kind: 'left'; readonly from: string }
  /** Somebody looks at a window: a stream that waits need not wait longer. */
  | { readonly kind: 'looked' };

export interface LiveChannel {
  post(message: LiveMessage): void;
  close(): void;
}

/** Without Web Locks each window has a stream of its own, and nothing to say to the others. */
export function openLiveChannel(name: string, hear: (message: LiveMessage) => void): LiveChannel {
  if (!hasWebLocks()) return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => hear(data));
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
