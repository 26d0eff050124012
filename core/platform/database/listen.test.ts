import { expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openSubscriber } from './listen.ts';

const { database } = await openTestServer();
const { pool, connection } = database;
const name = 'test of listening';

async function backends(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [name],
  );
  return rows.map(({ pid }) => pid);
}
const end = (pids: readonly number[]) =>
  pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);

function openListeners(count: number) {
  const own = { ...connection, application_name: name };
  const subscriber = openSubscriber(own, openLog('silent'), () => {});
  onTestFinished(() => subscriber.close());
  const heard: string[][] = Array.from({ length: count }, () => []);
  for (const [nth, payloads] of heard.entries()) {
    subscriber.listen([`listener_${nth}`], (payload) => payloads.push(payload));
  }
  return { subscriber, heard };
}

test('All listeners share one connection, and hear what is theirs', async () => {
  const { subscriber, heard } = openListeners(3);
  await waitUntil(() => heard.every(({ length }) => length > 0));
  expect(await backends()).toHaveLength(1);
  await pool.query(`select pg_notify('listener_1', 'for one')`);
  await waitUntil(() => heard[1]?.includes('for one') === true);
  expect([heard[0], heard[2]]).toEqual([[''], ['']]);
  expect(subscriber.isHeard()).toBe(true);
});

test('A connection that ends while listeners wait for their turn is opened again for all', async () => {
  const { subscriber, heard } = openListeners(2000);
  await waitUntil(() => (heard[0]?.length ?? 0) > 0);
  await end(await backends());
  await waitUntil(() => (heard[0]?.length ?? 0) > 1 && heard.every(({ length }) => length > 0));
  await pool.query(`select pg_notify('listener_1999', 'there')`);
  await waitUntil(() => heard.at(-1)?.includes('there') === true);
  expect(subscriber.isHeard()).toBe(true);
});
