const name = 'outrider.session';

const sessionMessages = ['signedIn', 'signedOut'] as const;
/** What tabs tell each other. It carries no name and no secret: who hears it asks the server. */
export type SessionMessage = (typeof sessionMessages)[number];

export interface SessionChannel {
  post(what: SessionMessage): void;
  close(): void;
}

/** Opens the line between the tabs of this browser. Without one, each tab finds out by itself. */
export function openSessionChannel(onMessage: (what: SessionMessage) => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = sessionMessages.find((word) => word === event.data);
    if (message !== undefined) onMessage(message);
  });
  return {
    post: (what) => channel.postMessage(what),
    close: () => channel.close(),
  };
}
