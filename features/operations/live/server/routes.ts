import { refusals } from '#core/domain/refusals.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listen, probe } from '#core/domain/live/endpoints.ts';
import type { Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { second } from '#core/domain/units.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import {
  parse,
  bearerTokenOf,
  type EndpointRuntime,
} from '#core/server/endpoints/endpoint-request.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { featuresService, type ServerParts } from '#core/server/feature.ts';
import { refused } from '#core/platform/http/refused.ts';
import { openBeats } from '#core/platform/live/beats.ts';
import { openEventStream } from '#core/platform/live/event-stream.ts';
import { openLongPoll } from '#core/platform/live/long-poll.ts';
import { openEventBus } from './event-bus.ts';
import { StreamSubscriber, loadSubscription } from './stream-subscriber.ts';
import { liveTopicsOf } from './visible-topics.ts';

const streamOptions = {
  bufferBytes: liveLimits.liveBufferBytes,
  retryMs: limits.liveRetryMs.first,
};

const pollOptions = (seconds: number) => ({
  waitMs: seconds * second,
  gatherMs: liveLimits.livePollGatherMs,
});

/** A few heartbeats, and then an end: whoever gets them one after the other can have a stream. */
function sendProbe(
  response: ServerResponse,
  headers: ReturnType<FastifyReply['getHeaders']>,
): void {
  const { everyMs, times } = limits.liveProbe;
  let sent = 0;
  const stream = openEventStream(response, headers, streamOptions, () => clearInterval(beat));
  const beat = setInterval(() => {
    sent += 1;
    if (sent < times) return stream.beat();
    stream.send({ kind: 'again' });
    stream.end();
  }, everyMs).unref();
}

/** `GET /live`: events as server-sent events. Served apart from the endpoints, since it does not end. */
export function serveLive(
  app: FastifyInstance,
  { database, services }: ServerParts,
  runtime: EndpointRuntime,
): void {
  const catalogue = services.get(eventCatalogueService);
  const liveTopics = liveTopicsOf(services.get(featuresService));
  const load = (token: string, topics: readonly Topic[]) =>
    loadSubscription(runtime, liveTopics, token, topics);
  const eventBus = openEventBus(runtime, database);
  const { hub, registry } = eventBus;
  const beats = openBeats(liveLimits.liveHeartbeatMs);
  // Streams never end by themselves: closing the server would wait for them.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    beats.close();
    await eventBus.close();
  });

  app.get(`/api${listen.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = bearerTokenOf(request);
    await load(token, []);
    const { topics, wait, since } = parse('query', listen.query, request.query);
    const subscription = await load(token, topics);
    // The topics of several windows: one that is gone does not end the others.
    if (topics.length > 0 && subscription.seen.size === 0) throw refused(refusals.notFound);
    if (hub.isClosed) throw refused(refusals.unavailable);
    if (reply.raw.destroyed) return;

    reply.hijack();
    const closed = () => {
      stopBeating();
      hub.leave(listening);
      listening.left();
    };
    const headers = reply.getHeaders();
    const stream =
      wait === undefined
        ? openEventStream(reply.raw, headers, streamOptions, closed)
        : openLongPoll(reply.raw, headers, pollOptions(wait), closed);
    const look = (seen: readonly Topic[]) => load(token, seen);
    const listening = new StreamSubscriber(subscription, { stream, look, registry, catalogue });
    const stopBeating = beats.join(() => listening.beat());
    for (const topic of topics)
      if (!subscription.seen.has(topic)) stream.send({ kind: 'gone', topic });
    hub.join(listening, wait === undefined ? undefined : since);
    // Access may have changed between the check and the subscription.
    await listening.recheck();
  });

  app.get(`/api${probe.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    await load(bearerTokenOf(request), []);
    if (reply.raw.destroyed) return;
    reply.hijack();
    sendProbe(reply.raw, reply.getHeaders());
  });
}
