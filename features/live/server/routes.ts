import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { listen } from '#core/domain/live/endpoints.ts';
import type { Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { liveLimits } from '#features/live/domain/limits.ts';
import {
  parse,
  bearerTokenOf,
  type EndpointRuntime,
} from '#core/server/endpoints/endpoint-request.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { openEventStream } from '#core/platform/live/event-stream.ts';
import { openEventBus } from './event-bus.ts';
import { StreamSubscriber, loadSubscription } from './stream-subscriber.ts';

const streamOptions = {
  heartbeatMs: liveLimits.liveHeartbeatMs,
  bufferBytes: liveLimits.liveBufferBytes,
  retryMs: limits.liveRetryMs.first,
};

/** `GET /live`: events as server-sent events. Served apart from the endpoints, since it does not end. */
export function serveLive(
  app: FastifyInstance,
  runtime: EndpointRuntime,
  database: OpenDatabase,
  catalogue: EventCatalogue,
): void {
  const eventBus = openEventBus(runtime, database);
  const { hub, registry } = eventBus;
  // Streams never end by themselves: closing the server would wait for them.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', () => eventBus.close());

  app.get(`/api${listen.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const token = bearerTokenOf(request);
    await loadSubscription(runtime, token, []);
    const { topics } = parse('query', listen.query, request.query);
    const subscription = await loadSubscription(runtime, token, topics);
    if (subscription.seen.size < topics.length) throw refused(refusals.notFound);
    if (hub.isClosed) throw refused(refusals.unavailable);
    if (reply.raw.destroyed) return;

    reply.hijack();
    const stream = openEventStream(reply.raw, reply.getHeaders(), streamOptions, () => {
      hub.leave(listening);
      listening.left();
    });
    const look = (seen: readonly Topic[]) => loadSubscription(runtime, token, seen);
    const listening = new StreamSubscriber(subscription, { stream, look, registry, catalogue });
    hub.join(listening);
    // Access may have changed between the check and the subscription.
    await listening.recheck();
  });
}
