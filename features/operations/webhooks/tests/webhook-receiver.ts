import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver got. */
export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  /** As it came: signatures cover its bytes. */
  readonly raw: string;
  readonly body: {
    readonly type: string;
    readonly data: { readonly id?: string; readonly subject?: { type: string; id: string } };
  };
}

export type Respond = (response: ServerResponse, nth: number) => void;

/** A server of somebody else, which is sent events. */
export async function openReceiver(host = '127.0.0.1') {
  const received: ReceivedEvent[] = [];
  let respond: Respond = (response) => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      received.push({ headers: request.headers, raw, body: JSON.parse(raw || 'null') });
      respond(response, received.length);
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/events`,
    port,
    received,
    answer: (next: Respond) => (respond = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What Standard Webhooks asks of a receiver, written from its specification. */
export function isSigned({ headers, raw }: ReceivedEvent, secret: string | null): boolean {
  if (secret === null) return false;
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  const signature = createHmac('sha256', key).update(`${id}.${at}.${raw}`).digest('base64');
  return String(signatures).split(' ').includes(`v1,${signature}`);
}
