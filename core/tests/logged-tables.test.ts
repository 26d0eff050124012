import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestServer } from './test-server.ts';

const { db } = (await openTestServer()).database;

/** What is not written ahead: empty, or broken, in a standby that takes over. */
const unlogged = sql`select oid::regclass::text as name from pg_class where relpersistence = 'u'
  order by name`;

test('Nothing but counts of calls is unlogged, so that a standby has it when it takes over', async () => {
  const counts = [{ name: 'call_counts' }, { name: 'call_counts_pkey' }];
  expect((await db.execute(unlogged)).rows).toEqual(counts);
  await db.execute(sql`create unlogged table planted (id serial)`);
  expect((await db.execute(unlogged)).rows).toEqual([
    ...counts,
    { name: 'planted' },
    { name: 'planted_id_seq' },
  ]);
});
