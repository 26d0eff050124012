import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  placesInSet,
  termUnits,
  usageHours,
  usagePeople,
  usageTerms,
  usageTotals,
} from './tables.ts';

const nobody = sql.raw(`repeat('0', ${placesInSet})::bit(${placesInSet})`);
const part = sql.raw(`place / ${placesInSet}`);

/** How many people are in the union of these sets. */
export const peopleIn = (sets: SQL): SQL => sql`bit_count(bit_or(${sets}))`;

/** The set with these people alone, of rows that have their `place`. */
export const setOfPlaces = sql`bit_or(set_bit(${nobody}, ${sql.raw(`place % ${placesInSet}`)}, 1))`;
export const partOfPlace = part;

/** Adds rows like those of `usage_hours` to the sums of hours. */
export const addTotals = (counted: SQL): SQL => sql`
  insert into ${usageTotals} (kind, hour, user_type, corporation_id, part, count, people)
  select kind, hour, user_type, corporation_id, ${part}, sum(count), ${setOfPlaces}
  from ${counted} join ${usagePeople} using (user_id) group by 1, 2, 3, 4, 5
  on conflict (kind, hour, user_type, corporation_id, part) do update
    set count = ${usageTotals.count} + excluded.count,
      people = ${usageTotals.people} | excluded.people`;

/** Adds them to the sums of days and of months. */
export const addTerms = (counted: SQL): SQL => sql`
  insert into ${usageTerms}
    (kind, unit, start, term, user_type, corporation_id, part, count, empty, people)
  select kind, unit, date_trunc(unit, hour, 'UTC'), term, user_type, corporation_id, ${part},
    sum(count), sum(empty), ${setOfPlaces}
  from ${counted} join ${usagePeople} using (user_id),
    unnest(${sql.param([...termUnits])}::text[]) unit
  where term <> '' group by 1, 2, 3, 4, 5, 6, 7
  on conflict (kind, unit, start, term, user_type, corporation_id, part) do update
    set count = ${usageTerms.count} + excluded.count, empty = ${usageTerms.empty} + excluded.empty,
      people = ${usageTerms.people} | excluded.people`;

/** All sums anew, from hours that were written at once. */
export async function sumUsage(db: Queryable): Promise<void> {
  await db.execute(sql`insert into ${usagePeople} (user_id)
    select distinct user_id from ${usageHours} order by 1 on conflict do nothing`);
  await db.delete(usageTotals);
  await db.delete(usageTerms);
  await db.execute(addTotals(sql`${usageHours}`));
  await db.execute(addTerms(sql`${usageHours}`));
}
