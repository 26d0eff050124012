import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { refusals } from '#core/domain/refusals.ts';
import { onDatabase } from '#core/tests/cluster.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { DatabaseClient, openPool } from './client.ts';
import { databaseRefusal } from './database-errors.ts';
import { assertOneSessionEach, assertSettings } from './own-sessions.ts';
import { readRoom } from './connection-limits.ts';

const { connection, pool } = await openTestDatabase();

async function openClient(): Promise<DatabaseClient> {
  const client = new DatabaseClient(connection);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Two connections to a pooler by transaction, which has two of its own and gives the next one of `turns`. */
async function openSharing(turns: readonly (0 | 1)[]) {
  const pair = [await openClient(), await openClient()] as const;
  let count = 0;
  const query = <Row extends pg.QueryResultRow>(text: string) =>
    pair[turns[count++ % turns.length] ?? 0].query<Row>(text);
  return [{ query }, { query }] as const;
}

test('Two connections with a session each are taken', async () => {
  const pair = [await openClient(), await openClient()] as const;
  await expect(assertOneSessionEach(pair)).resolves.toBeUndefined();
});

test.each([
  ['that was used last', [0]],
  ['that was used longest ago', [0, 1]],
] as const)(
  'A pooler that gives each transaction the connection %s is refused',
  async (_, turns) => {
    await expect(assertOneSessionEach(await openSharing(turns))).rejects.toThrow(
      'set pool_mode = session there',
    );
  },
);

test('A session that is not as it was set is refused', async () => {
  const client = await openClient();
  const settings = connection.session ?? {};
  await assertSettings(client, settings);
  await expect(assertSettings(client, { ...settings, role: 'another' })).rejects.toThrow(
    'role is outrider_app in its sessions though it was set to another',
  );
  await client.query(`set plan_cache_mode = auto`);
  await expect(assertSettings(client, settings)).rejects.toThrow('plan_cache_mode is auto');
});

test('A connection that cannot be set is closed, and given to no one', async () => {
  const name = 'test of a role that is not there';
  const own = openPool({
    ...connection,
    application_name: name,
    session: { ...connection.session, role: 'not_there' },
  });
  own.on('error', () => {}); // What was closed says so, too.
  onTestFinished(() => own.end());
  await expect(own.query('select 1')).rejects.toThrow('role "not_there" does not exist');
  expect(own.totalCount).toBe(0);
  const backends = () =>
    pool.query('select from pg_stat_activity where application_name = $1', [name]);
  await waitUntil(async () => (await backends()).rowCount === 0);
});

test('Where the server has no connection left, a call can be repeated', async () => {
  const name = new URL(connection.connectionString ?? '').pathname.slice(1);
  const allow = (count: number) =>
    onDatabase(inject('databaseServer'), 'postgres', (client) =>
      client.query(`alter database ${name} connection limit ${count}`),
    );
  onTestFinished(() => allow(-1).then(() => {}));
  await allow(0);
  const error = await new DatabaseClient(connection).connect().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '53300' });
  expect(databaseRefusal(error)).toBe(refusals.unavailable);
});

test('A start says how many such nodes fit, and whether one more does', async () => {
  expect(await readRoom(pool, 3)).toEqual({
    sentence: expect.stringMatching(
      /: 197; of this node: up to 3; such nodes that fit: 65; open now by others: \d+\.$/u,
    ) as string,
    isEnough: true,
  });
  const { sentence, isEnough } = await readRoom(pool, 120);
  expect(isEnough).toBe(false);
  expect(sentence).toContain('such nodes that fit: 1;');
  expect(sentence).toContain('One more would not fit: raise max_connections');
});
