import { lt, sql } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { usageEvents, usageHours, usageTerms, usageTotals } from './tables.ts';
import { addTerms, addTotals } from './usage-sums.ts';
import { addUsageMonths, dropUsageMonths } from './usage-months.ts';

const countedAtOnce = 20_000;

/**
 * Adds events that are not counted yet to their hours, days and months: in one transaction, so that each
 * is counted once in whatever order they come, and late ones correct what was shown. True when there may
 * be more.
 */
export const countUsage = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Two that add to the same sums in another order would wait for each other.
    await lockUntilCommit(tx, 'usageCounts');
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        update ${usageEvents} set is_counted = true where id in (
          select id from ${usageEvents} where not is_counted order by received_at
          limit ${countedAtOnce} for update skip locked)
        returning *
      ), counted as (
        select date_trunc('hour', at, 'UTC') as hour, user_id, kind,
          coalesce(lower(btrim(query)), subject_id::text, name, '') as term,
          min(user_type) as user_type, min(corporation_id::text)::uuid as corporation_id,
          count(*)::int as count,
          (count(*) filter (where kind = 'search.run' and results = 0))::int as empty
        from taken group by 1, 2, 3, 4
      ), hours as (
        insert into ${usageHours} (hour, user_id, kind, term, user_type, corporation_id, count, empty)
        select hour, user_id, kind, term, user_type, corporation_id, count, empty from counted
        on conflict (hour, user_id, kind, term) do update
          set count = ${usageHours}.count + excluded.count,
            empty = ${usageHours}.empty + excluded.empty
      ), totals as (${addTotals(sql`counted`)}), terms as (${addTerms(sql`counted`)})
      select count(*)::int as taken from taken`);
    return rows[0]?.taken === countedAtOnce;
  });

/** What somebody wrote goes with the account, unless others searched for it, too. */
const dropTermsOfNobody = sql`
  delete from ${usageTerms} where kind = 'search.run' and term in (
    select term from (select distinct term from ${usageTerms} where kind = 'search.run') known
    where not exists (
      select from ${usageHours} its where its.kind = 'search.run' and its.term <> ''
        and its.term = known.term))`;

/** Events go after some months, their sums after some years; the months to come get their tables. */
export async function keepUsage(
  db: Database,
  settings: Settings['usage'],
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const before = daysAgo(settings.eventDays);
  await addUsageMonths(db, now, settings.eventDays);
  await dropUsageMonths(db, before);
  await db.delete(usageEvents).where(lt(usageEvents.at, before.toISOString()));
  const since = daysAgo(settings.hourDays).toISOString();
  await db.delete(usageHours).where(lt(usageHours.hour, since));
  await db.delete(usageTotals).where(lt(usageTotals.hour, since));
  await db.delete(usageTerms).where(lt(usageTerms.start, since));
  await db.execute(dropTermsOfNobody);
}
