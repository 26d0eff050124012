import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { LiveChange } from '#core/domain/live/live.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import { liveChannels, positionChannel } from '#core/server/events/channels.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import type { Database, OpenDatabase } from '#core/platform/database/open.ts';
import { openHub, type Hub } from '#core/platform/live/hub.ts';
import { newPosition } from '#core/platform/live/position.ts';
import type { PresenceRegistry } from '#core/platform/live/presence-registry.ts';
import { knownChange } from './known-change.ts';
import { ImportChange, type BusEvent } from './stream-subscriber.ts';
import { openPresence, presenceChannel } from './presence.ts';

const personsChannel = 'person_changed';

const openLiveHub = (): Hub<BusEvent> =>
  openHub<BusEvent>({
    streamsMost: liveLimits.liveStreamsMost,
    replayMs: liveLimits.liveReplayMs,
    replayMost: liveLimits.liveReplayMost,
    recheckMs: liveLimits.liveRecheckMs,
    anything: { kind: 'anything' },
    elsewhere: { kind: 'elsewhere' },
  });

/** Null: a newer node says what this version does not know. */
function eventOf(channel: string, payload: string): BusEvent | null {
  const { notifications, own, imports } = liveChannels;
  if (channel === notifications) return { kind: 'notifications', userId: payload };
  if (channel === own) return { kind: 'own', userId: payload };
  return channel === imports
    ? knownChange(ImportChange, payload)
    : knownChange(LiveChange, payload);
}

/** Has all nodes meet at a position, of which one that has begun to listen knows none. */
async function callTogether(db: Database, signal: AbortSignal): Promise<void> {
  const call = sql`select pg_notify(${positionChannel}, ${String(newPosition())})`;
  while (!signal.aborted) {
    try {
      await db.execute(call);
      return;
    } catch {
      await wait(liveLimits.liveCallMs, null, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * One LISTEN connection for all streams of this node. Changes of a person are handled before later
 * events.
 */
function subscribeToDatabase(
  database: OpenDatabase,
  runtime: EndpointRuntime,
  hub: Hub<BusEvent>,
  registry: PresenceRegistry,
) {
  const closing = new AbortController();
  // What is said of positions comes last: by then all else is heard, or was lost.
  const ofHub = [...Object.values(liveChannels), positionChannel];
  const channels = [personsChannel, presenceChannel, ...ofHub];
  const listener = database.listen(channels, (payload, channel) => {
    if (channel === personsChannel) {
      runtime.viewers.forget(payload);
      void hub.recheck(payload === '' ? undefined : payload);
    } else if (channel === presenceChannel) registry.receive(payload);
    else if (channel === positionChannel) {
      if (payload === '') void callTogether(database.db, closing.signal);
      else hub.meet(Number(payload));
    } else if (payload === '') hub.dispatchResync();
    else hub.dispatch(eventOf(channel, payload), `${channel} ${payload}`);
  });
  return {
    async close(): Promise<void> {
      closing.abort();
      await listener.close();
    },
  };
}

/** Events and presence, as this node receives them. */
export function openEventBus(runtime: EndpointRuntime, database: OpenDatabase) {
  const hub = openLiveHub();
  const registry = openPresence(database.db);
  const heard = subscribeToDatabase(database, runtime, hub, registry);
  return {
    hub,
    registry,
    async close(): Promise<void> {
      await registry.close();
      await heard.close();
    },
  };
}
