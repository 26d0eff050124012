import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const turnMs = 5;
const quietTurns = 20;
const mostMs = 2000;

/**
 * Connections accepted by the system but not yet by Node are reset when the server closes, and those
 * whose request was not read yet; Node accepts and reads in turns of its event loop. So go on until
 * nobody has come for some turns: time alone says nothing on a machine that is busy.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  const until = performance.now() + mostMs;
  let quiet = 0;
  server.on('connection', () => (quiet = 0));
  for (; quiet < quietTurns && performance.now() < until; quiet += 1) await wait(turnMs);
}

async function stoppedListening({ server }: FastifyInstance): Promise<void> {
  while (server.listening) await wait(turnMs);
}

/**
 * Completes running requests on close, and resets no connection. Busy clients come again as soon as
 * they are answered, so there would always be a connection that is not accepted yet: answers are
 * held back until the server has stopped listening, and are the last ones on their connections.
 */
export function closeGracefully(app: FastifyInstance): void {
  let stopped: Promise<void> | null = null;
  app.addHook('preClose', async () => {
    stopped = stoppedListening(app);
    if (app.server.listening) await acceptPendingConnections(app.server);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (stopped === null) return payload;
    await stopped;
    void reply.header('connection', 'close');
    return payload;
  });
}
