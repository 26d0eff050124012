import { MessageChannel, Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { hashPassword } from '#core/platform/identity/password.ts';
import { openTestServer } from './test-server.ts';

const { database } = await openTestServer();
const { db, pool } = database;

test.each([
  ['a query of the pool', () => pool.query('select 1')],
  ['a query of the database', () => db.execute('select 1')],
  ['another transaction', () => db.transaction((tx) => tx.execute('select 1'))],
  ['hashing', () => hashPassword('a long enough password')],
  ['a thread', async () => new Worker('', { eval: true })],
  ['work for a thread', async () => new MessageChannel().port1.postMessage('')],
  ['asking the network', () => fetch('http://127.0.0.1:9')],
])('%s within a transaction fails, whatever the request', async (_, act) => {
  const failure: unknown = await db.transaction(async () => act()).catch((error: unknown) => error);
  const { message, cause } = failure as Error;
  expect(`${message} ${String(cause)}`).toContain('within a transaction');
  await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined();
});
