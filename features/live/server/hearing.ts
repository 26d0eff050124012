import { Happened } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { importsChannel } from '#core/server/events/announce-import.ts';
import { ownChannel } from '#core/server/events/announce-own.ts';
import { liveChannel } from '#core/server/events/announce.ts';
import type { Gate } from '#core/server/endpoints/asking.ts';
import { notificationsChannel } from '#core/server/events/notify.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openHub, type Hub } from '#core/platform/live/hub.ts';
import type { Roster } from '#core/platform/live/roster.ts';
import type { News } from './listening.ts';
import { openPresence, presenceChannel } from './presence.ts';

const personsChannel = 'person_changed';

const openNews = (): Hub<News> =>
  openHub<News>({
    streamsMost: limits.liveStreamsMost,
    replayMs: limits.liveReplayMs,
    replayMost: limits.liveReplayMost,
    recheckMs: limits.liveRecheckMs,
    anything: { kind: 'anything' },
    elsewhere: { kind: 'elsewhere' },
  });

/** One connection for all streams of this node. What changes a person is heard before what follows. */
function hearDatabase(database: OpenDatabase, gate: Gate, hub: Hub<News>, roster: Roster) {
  const ofEvents = [liveChannel, notificationsChannel, ownChannel, importsChannel];
  const channels = [personsChannel, ...ofEvents, presenceChannel];
  return database.listen(channels, (payload, channel) => {
    if (channel === personsChannel) {
      gate.viewers.forget(payload);
      void hub.lookAgain(payload === '' ? undefined : payload);
    } else if (channel === presenceChannel) roster.hear(payload);
    else if (payload === '') hub.tellAnything();
    else if (channel === notificationsChannel) hub.tell({ kind: 'notifications', userId: payload });
    else if (channel === ownChannel) hub.tell({ kind: 'own', userId: payload });
    else if (channel === importsChannel) hub.tell({ kind: 'import', id: payload });
    else hub.tell(Happened.parse(JSON.parse(payload)));
  });
}

/** What happens, and who is where, as this node hears of it. */
export function openHearing(gate: Gate, database: OpenDatabase) {
  const hub = openNews();
  const roster = openPresence(database.db);
  const heard = hearDatabase(database, gate, hub, roster);
  return {
    hub,
    roster,
    async close(): Promise<void> {
      await roster.close();
      await heard.close();
    },
  };
}
