import type { ServerResponse } from 'node:http';

export interface EventStream {
  send(event: unknown): void;
  /** Ends in order: what was sent before still arrives. */
  end(): void;
}

export interface StreamOptions {
  readonly heartbeatMs: number;
  /** What may wait for a slow reader; whoever has more waiting is cut off. */
  readonly bufferBytes: number;
  /** How long a browser's own reader would wait before it comes again. */
  readonly retryMs: number;
}

/** Server-sent events over one open answer. `closed` is called once, whoever ended it. */
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
    // What is written must leave at once, also through a proxy that gathers answers.
    'x-accel-buffering': 'no',
    // Nothing follows on it: a stopping server need not wait for the connection to fall idle.
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
