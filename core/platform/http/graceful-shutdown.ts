import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const quietMs = 100;
const mostMs = 2000;

/**
 * Connections accepted by the system but not yet by Node are reset when the server closes, and Node
 * accepts one per event loop turn. So keep accepting until none has come for a moment.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  const startedAt = performance.now();
  let arrivedAt = startedAt;
  server.on('connection', () => (arrivedAt = performance.now()));
  while (performance.now() - startedAt < mostMs) {
    await wait(quietMs);
    if (performance.now() - arrivedAt >= quietMs) return;
  }
}

/** Completes running requests on close; connections are not kept alive for another one. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (app.server.listening) await acceptPendingConnections(app.server);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) void reply.header('connection', 'close');
    return payload;
  });
}
