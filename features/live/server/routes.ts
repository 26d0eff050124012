import type { FastifyInstance } from 'fastify';
import { listen } from '#core/domain/live/endpoints.ts';
import type { Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { parse, tokenOf, type Gate } from '#core/server/endpoints/asking.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { openEventStream } from '#core/platform/live/event-stream.ts';
import { openHearing } from './hearing.ts';
import { Listening, standingOf } from './listening.ts';

const streamOptions = {
  heartbeatMs: limits.liveHeartbeatMs,
  bufferBytes: limits.liveBufferBytes,
  retryMs: limits.liveRetryMs.first,
};

/** `GET /live`: tells, as server-sent events, that something happened. Served apart: it goes on. */
export function serveLive(app: FastifyInstance, gate: Gate, database: OpenDatabase): void {
  const hearing = openHearing(gate, database);
  const { hub, roster } = hearing;
  // Streams go on: stopping would wait for them.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', () => hearing.close());

  app.get(`/api${listen.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request);
    await standingOf(gate, token, []);
    const { topics } = parse('query', listen.query, request.query);
    const standing = await standingOf(gate, token, topics);
    if (standing.seen.size < topics.length) throw refused('notFound');
    if (hub.isClosed) throw refused('unavailable');
    if (reply.raw.destroyed) return;

    reply.hijack();
    const stream = openEventStream(reply.raw, reply.getHeaders(), streamOptions, () => {
      hub.leave(listening);
      listening.left();
    });
    const look = (seen: readonly Topic[]) => standingOf(gate, token, seen);
    const listening = new Listening(standing, { stream, look, roster });
    hub.join(listening);
    // What changed between being seen and joining has gone by unheard.
    await listening.lookAgain();
  });
}
