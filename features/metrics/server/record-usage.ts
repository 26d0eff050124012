import { lt, sql } from 'drizzle-orm';
import { eventTime } from '#features/metrics/domain/event-time.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import type * as endpoints from '#features/metrics/domain/usage-endpoints.ts';
import type { UsageEvent } from '#features/metrics/domain/usage-endpoints.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { usageEvents, usageHours } from './tables.ts';

interface Batch {
  readonly sentAt: string;
  readonly events: readonly UsageEvent[];
}

/** Stamps who it was from the token. An event that is there already is left as it is. */
async function insertUsage(
  db: Queryable,
  viewer: Viewer,
  userId: string,
  { sentAt, events }: Batch,
): Promise<void> {
  if (events.length === 0) return;
  const now = new Date();
  await db
    .insert(usageEvents)
    .values(
      events.map(({ id, kind, at, route, query = null, results = null }) => ({
        ...{ id, kind, route, query, results, userId },
        ...eventTime({ at, sentAt, now }),
        userType: viewer.seesAll ? ('foundry_user' as const) : ('external_user' as const),
        corporationId: viewer.corporationId,
        roles: [...viewer.systemRoles],
      })),
    )
    .onConflictDoNothing();
}

export const usageHandlers: Handlers<typeof endpoints> = {
  record: async ({ viewer, body, db }) => {
    if (viewer.userId !== null) await insertUsage(db, viewer, viewer.userId, body);
    return null;
  },
};

const countedAtOnce = 20_000;

/**
 * Adds events that are not counted yet to their hours: in one statement, so that each is counted once
 * in whatever order they come, and late ones correct their hour. True when there may be more.
 */
export async function countUsage(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      update ${usageEvents} set is_counted = true where id in (
        select id from ${usageEvents} where not is_counted order by received_at
        limit ${countedAtOnce} for update skip locked)
      returning *
    ), counted as (
      insert into ${usageHours} (hour, user_id, kind, term, user_type, corporation_id, count, empty)
      select date_trunc('hour', at, 'UTC'), user_id, kind, lower(btrim(coalesce(query, ''))),
        min(user_type), min(corporation_id::text)::uuid, count(*),
        count(*) filter (where kind = 'search.run' and results = 0)
      from taken group by 1, 2, 3, 4
      on conflict (hour, user_id, kind, term) do update
        set count = ${usageHours}.count + excluded.count, empty = ${usageHours}.empty + excluded.empty)
    select count(*)::int as taken from taken`);
  return rows[0]?.taken === countedAtOnce;
}

/** Events go after some months, their sums after some years. */
export async function deleteOldUsage(db: Database): Promise<void> {
  const before = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
  await db.delete(usageEvents).where(lt(usageEvents.at, before(metricsLimits.eventDays)));
  await db.delete(usageHours).where(lt(usageHours.hour, before(metricsLimits.hourDays)));
}
