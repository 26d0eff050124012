import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listen } from '#domain/live/endpoints.ts';
import { Happened, type Topic } from '#domain/live/live.ts';
import { limits } from '#domain/limits.ts';
import { liveChannel } from '#server/gate/announce.ts';
import { importsChannel } from '#server/gate/announce-import.ts';
import { notificationsChannel } from '#server/gate/notify.ts';
import { parse, tokenOf, type Gate } from '#server/gate/asking.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { refused } from '#server/platform/http/refused.ts';
import { openEventStream } from '#server/platform/live/event-stream.ts';
import { openHub, type Hub } from '#server/platform/live/hub.ts';
import { Listening, standingOf, type News } from './listening.ts';

const streamOptions = {
  heartbeatMs: limits.liveHeartbeatMs,
  bufferBytes: limits.liveBufferBytes,
  retryMs: limits.liveRetryMs.first,
};

const personsChannel = 'person_changed';

/** One connection for all streams of this node. What changes a person is heard before what follows. */
function hearDatabase(database: OpenDatabase, gate: Gate, hub: Hub<News>) {
  const channels = [personsChannel, liveChannel, notificationsChannel, importsChannel];
  return database.listen(channels, (payload, channel) => {
    if (channel === personsChannel) {
      gate.viewers.forget(payload);
      void hub.lookAgain(payload === '' ? undefined : payload);
    } else if (payload === '') hub.tellAnything();
    else if (channel === notificationsChannel) hub.tell({ kind: 'notifications', userId: payload });
    else if (channel === importsChannel) hub.tell({ kind: 'import', id: payload });
    else hub.tell(Happened.parse(JSON.parse(payload)));
  });
}

/** `GET /live`: tells, as server-sent events, that something happened. Served apart: it goes on. */
export function serveLive(app: FastifyInstance, gate: Gate, database: OpenDatabase): void {
  const hub = openHub<News>({
    streamsMost: limits.liveStreamsMost,
    replayMs: limits.liveReplayMs,
    replayMost: limits.liveReplayMost,
    recheckMs: limits.liveRecheckMs,
    anything: { kind: 'anything' },
    elsewhere: { kind: 'elsewhere' },
  });
  const heard = hearDatabase(database, gate, hub);
  // Streams never end by themselves: stopping would wait for them.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', () => heard.close());

  app.get(`/api${listen.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request);
    await standingOf(gate, token, []);
    const { topics } = parse('query', listen.query, request.query) as { topics: Topic[] };
    const standing = await standingOf(gate, token, topics);
    if (standing.seen.size < topics.length) throw refused('notFound');
    if (hub.isClosed) throw refused('unavailable');
    if (reply.raw.destroyed) return;

    reply.hijack();
    const stream = openEventStream(
      reply.raw,
      { ...reply.getHeaders() } as OutgoingHttpHeaders,
      streamOptions,
      () => hub.leave(listening),
    );
    const listening = new Listening(standing, stream, (seen) => standingOf(gate, token, seen));
    hub.join(listening);
    // What changed between being seen and joining has gone by unheard.
    await listening.lookAgain();
  });
}
