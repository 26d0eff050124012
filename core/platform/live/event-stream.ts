import type { ServerResponse } from 'node:http';

export interface EventStream {
  send(event: unknown): void;
  /** Ends the response gracefully: earlier events still arrive. */
  end(): void;
}

export interface StreamOptions {
  readonly heartbeatMs: number;
  /** The buffer limit of a slow reader; beyond it the connection is closed. */
  readonly bufferBytes: number;
  /** The reconnection time for browsers' EventSource. */
  readonly retryMs: number;
}

/** Server-sent events over one response. `closed` is called once, whichever side ended it. */
export function openEventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  options: StreamOptions,
  closed: () => void,
): EventStream {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // No buffering by a reverse proxy.
    'x-accel-buffering': 'no',
    // The response ends the connection, so that a stopping server need not wait for idle ones.
    connection: 'close',
  });
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > options.bufferBytes) response.destroy();
  };
  const heartbeat = setInterval(() => write(':\n\n'), options.heartbeatMs).unref();
  response.once('close', () => {
    clearInterval(heartbeat);
    closed();
  });
  write(`retry: ${options.retryMs}\n\n`);
  return {
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      clearInterval(heartbeat);
      response.end();
    },
  };
}
