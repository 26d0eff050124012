import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isLockWaitedFor } from '#core/tests/lock-waits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool, ownerConnection } = server.database;
const owner = await server.signIn('owner@skf.example');

/** Holds up whoever reads or writes collections, until the test ends. */
async function holdCollections(): Promise<void> {
  const client = new pg.Client(ownerConnection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table collections in access exclusive mode');
}

/** What the time limit of a statement does, without its time. */
const stopWaiting = () =>
  pool.query(`select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);

test.each([
  ['read', () => owner.try(collections.own, { query: { authId: owner.authId } })],
  ['change', () => owner.try(collections.create, { body: { name: 'Never made' } })],
])('a %s whose statement is stopped is told so', async (_, ask) => {
  await holdCollections();
  const response = ask();
  await waitUntil(() => isLockWaitedFor(pool));
  await stopWaiting();
  const { status, body } = await response;
  expect(status).toBe(504);
  expect(body).toEqual({
    error: 'This took too long and was stopped. Ask for less at once, or try again later.',
    code: 'tooLong',
  });
});
