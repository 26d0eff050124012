import { LiveEvent, type LiveNotification } from '#core/domain/live/live.ts';

export interface LiveClient {
  readonly status: number;
  readonly headers: Headers;
  /** The events received so far, without "anything may have changed". */
  readonly received: LiveNotification[];
  /** The names in each presence message: `[]`, then `['Elin Lind']`. */
  readonly present: string[][];
  /** The count in the last presence message. */
  count(): number | null;
  /** The raw stream. */
  raw(): string;
  readonly ended: Promise<void>;
  disconnect(): void;
}

/** Subscribes over a real connection, as the web app does. */
export async function openLiveClient(
  address: string,
  token: string,
  topics: readonly string[],
): Promise<LiveClient> {
  const disconnect = new AbortController();
  const reply = await fetch(`${address}/api/live?topics=${topics.join(',')}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: disconnect.signal,
  });
  const received: LiveNotification[] = [];
  const present: string[][] = [];
  let count: number | null = null;
  const hear = (event: LiveEvent): void => {
    if (event.kind === 'present') {
      present.push(event.people.map(({ name }) => name));
      ({ count } = event);
    } else if (!['anything', 'again', 'elsewhere'].includes(event.kind)) {
      received.push(event as LiveNotification);
    }
  };
  let raw = '';
  let rest = '';
  const read = async () => {
    for await (const text of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      raw += text;
      rest += text;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith('data: '))) {
        hear(LiveEvent.parse(JSON.parse(line.slice('data: '.length))));
      }
    }
  };
  return {
    status: reply.status,
    headers: reply.headers,
    received,
    present,
    count: () => count,
    raw: () => raw,
    ended: read().catch(() => {}),
    disconnect: () => disconnect.abort(),
  };
}
