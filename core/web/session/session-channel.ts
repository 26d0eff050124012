const name = 'outrider.session';

const sessionMessages = ['signedIn', 'signedOut'] as const;
/** Messages between tabs. They carry no name and no secret: the receiver asks the server. */
export type SessionMessage = (typeof sessionMessages)[number];

export interface SessionChannel {
  post(what: SessionMessage): void;
  close(): void;
}

/** Opens the BroadcastChannel. Without one, each tab finds out by itself. */
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
