import { sql } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { usageEvents } from './tables.ts';

const other = sql.identifier('usage_events_other');
const monthTable = /^usage_events_(\d{4})_(\d{2})$/u;
/** So that a change of the months never holds up those who record for long: it is tried again. */
const patience = sql`set local lock_timeout = '5s'`;

const startOf = (year: number, month: number): Date => new Date(Date.UTC(year, month));

/** The least UUIDv7 of an instant. */
function leastIdAt(instant: Date): string {
  const ms = instant.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`;
}

async function monthsOf(db: Queryable): Promise<{ name: string; end: Date }[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'usage_events'::regclass`);
  return rows.flatMap(({ name }) => {
    const [, year, month] = monthTable.exec(name) ?? [];
    return year === undefined ? [] : [{ name, end: startOf(Number(year), Number(month)) }];
  });
}

/** With what came for it before it was there: a browser’s clock may be ahead. */
async function addMonth(db: Queryable, start: Date, name: string): Promise<void> {
  const table = sql.identifier(name);
  const end = startOf(start.getUTCFullYear(), start.getUTCMonth() + 1);
  const [from, to] = [leastIdAt(start), leastIdAt(end)].map((id) => sql.raw(`'${id}'`));
  await db.execute(sql`create table ${table} (like ${usageEvents} including defaults)`);
  await db.execute(sql`with moved as (
    delete from ${other} where id >= ${from}::uuid and id < ${to}::uuid returning *)
    insert into ${table} select * from moved`);
  await db.execute(sql`alter table ${usageEvents} attach partition ${table}
    for values from (${from}) to (${to})`);
}

/** Adds the tables of months until the next one, also of those that are still kept. */
export async function addUsageMonths(db: Database, now: Date, keptDays: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'usageMonths');
    await tx.execute(patience);
    const names = new Set((await monthsOf(tx)).map(({ name }) => name));
    const first = new Date(now);
    first.setUTCDate(first.getUTCDate() - keptDays);
    const last = startOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
    for (
      let start = startOf(first.getUTCFullYear(), first.getUTCMonth());
      start <= last;
      start = startOf(start.getUTCFullYear(), start.getUTCMonth() + 1)
    ) {
      const name = `usage_events_${start.toISOString().slice(0, 7).replace('-', '_')}`;
      if (!names.has(name)) await addMonth(tx, start, name);
    }
  });
}

/** Drops the tables of months that ended before. */
export async function dropUsageMonths(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'usageMonths');
    await tx.execute(patience);
    for (const { name, end } of await monthsOf(tx)) {
      if (end <= before) await tx.execute(sql`drop table ${sql.identifier(name)}`);
    }
  });
}
