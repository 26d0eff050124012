import type { ServerResponse } from 'node:http';
import type { EventStream } from './event-stream.ts';
import type { Position } from './position.ts';

interface PollOptions {
  /** How long it waits for an event. */
  readonly waitMs: number;
  /** How long it waits for further ones after the first. */
  readonly gatherMs: number;
}

interface PolledEvent {
  readonly kind?: unknown;
}

/**
 * The same events for a client whose streams are cut on the way: one complete response with the first
 * events, or with none after a while. It says where the next poll goes on.
 */
export function openLongPoll(
  response: ServerResponse,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  { waitMs, gatherMs }: PollOptions,
  closed: () => void,
): EventStream {
  const events: object[] = [];
  let since: Position | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(waiting);
    clearTimeout(gathering);
    if (response.writableEnded || response.destroyed) return;
    const all = [...events, { kind: 'again', since }];
    const body = all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  const waiting = setTimeout(end, waitMs).unref();
  response.once('close', () => {
    clearTimeout(waiting);
    clearTimeout(gathering);
    closed();
  });
  return {
    send(event: PolledEvent) {
      events.push(event);
      // Who is there is told at the start of each poll: it comes with whatever ends the poll.
      if (event.kind !== 'present') gathering ??= setTimeout(end, gatherMs).unref();
    },
    reach: (position) => void (since = position),
    beat: () => {},
    end,
  };
}
