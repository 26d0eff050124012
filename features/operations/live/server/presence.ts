import { sql } from 'drizzle-orm';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import { PresenceRegistry } from '#core/platform/live/presence-registry.ts';

/** The channel of presence messages between nodes. */
export const presenceChannel = 'presence';

/** Who is looking at what, over all nodes of this database. */
export const openPresence = (db: Database): PresenceRegistry =>
  new PresenceRegistry({
    named: liveLimits.presentNamed,
    gatherMs: liveLimits.presentGatherMs,
    lingerMs: liveLimits.presentLingerMs,
    beatMs: liveLimits.presentBeatMs,
    forgetMs: liveLimits.presentForgetMs,
    messageBytes: liveLimits.presentMessageBytes,
    say: (payload) => db.execute(sql`select pg_notify(${presenceChannel}, ${payload})`),
  });
