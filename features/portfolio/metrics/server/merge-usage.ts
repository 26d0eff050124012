import { sql, type SQL } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  placesInSet,
  usageEvents,
  usageHours,
  usagePeople,
  usageTerms,
  usageTotals,
} from './tables.ts';

interface Pair {
  readonly sourceId: string;
  readonly targetId: string;
}

const moveHours = ({ sourceId, targetId }: Pair): SQL => sql`
  with gone as (delete from ${usageHours} where user_id = ${sourceId}::uuid returning *)
  insert into ${usageHours} (hour, user_id, kind, term, user_type, corporation_id, count, empty)
  select hour, ${targetId}::uuid, kind, term, user_type, corporation_id, count, empty from gone
  on conflict (hour, user_id, kind, term) do update
    set count = ${usageHours}.count + excluded.count, empty = ${usageHours}.empty + excluded.empty`;

const keys = {
  totals: { table: usageTotals, columns: sql.raw('kind, hour, user_type, corporation_id') },
  terms: {
    table: usageTerms,
    columns: sql.raw('kind, unit, start, term, user_type, corporation_id'),
  },
} as const;

/** In every set with the one place, the other one is in it instead: a person is counted once. */
async function replacePlace(
  db: Queryable,
  { table, columns }: (typeof keys)[keyof typeof keys],
  from: number,
  to: number,
): Promise<void> {
  const [fromPart, fromBit] = [Math.floor(from / placesInSet), from % placesInSet];
  const [toPart, toBit] = [Math.floor(to / placesInSet), to % placesInSet];
  const nobody = sql.raw(`repeat('0', ${placesInSet})::bit(${placesInSet})`);
  const isIn = sql`part = ${fromPart} and get_bit(people, ${fromBit}) = 1`;
  const empty = table === usageTerms ? sql`, empty` : sql``;
  await db.execute(sql`
    insert into ${table} (${columns}, part, count${empty}, people)
    select ${columns}, ${toPart}::int, 0${table === usageTerms ? sql`, 0` : sql``},
      set_bit(${nobody}, ${toBit}, 1)
    from ${table} where ${isIn}
    on conflict (${columns}, part) do update set people = ${table}.people | excluded.people`);
  await db.execute(sql`update ${table} set people = set_bit(people, ${fromBit}, 0) where ${isIn}`);
}

async function movePlace(db: Queryable, { sourceId, targetId }: Pair): Promise<void> {
  const { rows } = await db.execute<{ place: number; isSource: boolean }>(sql`
    select place, user_id = ${sourceId}::uuid as "isSource" from ${usagePeople}
    where user_id in (${sourceId}::uuid, ${targetId}::uuid)`);
  const from = rows.find(({ isSource }) => isSource)?.place;
  const to = rows.find(({ isSource }) => !isSource)?.place;
  if (from === undefined) return;
  if (to === undefined) {
    await db.execute(
      sql`update ${usagePeople} set user_id = ${targetId} where user_id = ${sourceId}`,
    );
    return;
  }
  for (const key of Object.values(keys)) await replacePlace(db, key, from, to);
  await db.execute(sql`delete from ${usagePeople} where user_id = ${sourceId}`);
}

/** The use by one account becomes that of another one, in events, hours and sums. */
export async function mergeUsage(db: Queryable, pair: Pair): Promise<void> {
  await lockUntilCommit(db, 'usageCounts');
  await db.execute(sql`
    update ${usageEvents} set user_id = ${pair.targetId} where user_id = ${pair.sourceId}`);
  await db.execute(moveHours(pair));
  await movePlace(db, pair);
}
