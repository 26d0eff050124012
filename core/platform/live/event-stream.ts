import type { ServerResponse } from 'node:http';
import { memoize } from '#core/domain/memoize.ts';
import type { Position } from './position.ts';

export interface EventStream {
  send(event: object): void;
  /** All that is for this reader was sent until this position. */
  reach(position: Position): void;
  /** A comment: keeps the connection open, and shows the reader that it is. */
  beat(): void;
  /** Ends the response gracefully: earlier events still arrive. */
  end(): void;
}

export interface StreamOptions {
  /** The buffer limit of a slow reader; beyond it the connection is closed. */
  readonly bufferBytes: number;
  /** The reconnection time for browsers' EventSource. */
  readonly retryMs: number;
}

const heartbeat = Buffer.from(':\n\n');
/** An event is serialised once for all of its streams. */
const frameOf = memoize((event: object) => Buffer.from(`data: ${JSON.stringify(event)}\n\n`));

/** Server-sent events over one response. `closed` is called once, whichever side ended it. */
export function openEventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  { bufferBytes, retryMs }: StreamOptions,
  closed: () => void,
): EventStream {
  // The end of the connection ends the response: no frame around each event, and a stopping server
  // need not wait for idle connections.
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // No buffering by a reverse proxy.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  const write = (frame: Buffer): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(frame);
    if (response.writableLength > bufferBytes) response.destroy();
  };
  response.once('close', closed);
  write(Buffer.from(`retry: ${retryMs}\n\n`));
  return {
    send: (event) => write(frameOf(event)),
    reach: () => {},
    beat: () => write(heartbeat),
    end: () => response.end(),
  };
}
