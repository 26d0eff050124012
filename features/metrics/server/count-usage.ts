import { lt, sql } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { usageEvents, usageHours } from './tables.ts';
import { addUsageMonths, dropUsageMonths } from './usage-months.ts';

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
      select date_trunc('hour', at, 'UTC'), user_id, kind,
        coalesce(lower(btrim(query)), subject_id::text, name, ''),
        min(user_type), min(corporation_id::text)::uuid, count(*),
        count(*) filter (where kind = 'search.run' and results = 0)
      from taken group by 1, 2, 3, 4
      on conflict (hour, user_id, kind, term) do update
        set count = ${usageHours}.count + excluded.count, empty = ${usageHours}.empty + excluded.empty)
    select count(*)::int as taken from taken`);
  return rows[0]?.taken === countedAtOnce;
}

/** Events go after some months, their sums after some years; the months to come get their tables. */
export async function keepUsage(db: Database, kept: Settings['usage'], now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const before = daysAgo(kept.eventDays);
  await addUsageMonths(db, now, kept.eventDays);
  await dropUsageMonths(db, before);
  await db.delete(usageEvents).where(lt(usageEvents.at, before.toISOString()));
  await db.delete(usageHours).where(lt(usageHours.hour, daysAgo(kept.hourDays).toISOString()));
}
