import { LiveChange } from '#core/domain/live/live.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import { liveChannels } from '#core/server/events/channels.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openHub, type Hub } from '#core/platform/live/hub.ts';
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
  const { notifications, own, imports } = liveChannels;
  const channels = [personsChannel, ...Object.values(liveChannels), presenceChannel];
  return database.listen(channels, (payload, channel) => {
    if (channel === personsChannel) {
      runtime.viewers.forget(payload);
      void hub.recheck(payload === '' ? undefined : payload);
    } else if (channel === presenceChannel) registry.receive(payload);
    else if (payload === '') hub.dispatchResync();
    else if (channel === notifications) hub.dispatch({ kind: 'notifications', userId: payload });
    else if (channel === own) hub.dispatch({ kind: 'own', userId: payload });
    else {
      const change =
        channel === imports ? knownChange(ImportChange, payload) : knownChange(LiveChange, payload);
      if (change !== null) hub.dispatch(change);
    }
  });
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
