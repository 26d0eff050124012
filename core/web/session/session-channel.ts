const name = 'outrider.session';

const news = ['signedIn', 'signedOut'] as const;
/** What tabs tell each other. It carries no name and no secret: who hears it asks the server. */
export type SessionNews = (typeof news)[number];

export interface SessionChannel {
  tell(what: SessionNews): void;
  close(): void;
}

/** Opens the line between the tabs of this browser. Without one, each tab finds out by itself. */
export function openSessionChannel(hear: (what: SessionNews) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const heard = news.find((word) => word === event.data);
    if (heard !== undefined) hear(heard);
  });
  return {
    tell: (what) => channel.postMessage(what),
    close: () => channel.close(),
  };
}
