import { expect, onTestFailed, test } from 'vitest';
import { refusals } from '#core/domain/refusals.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { DatabaseClient, NoWritableServer } from './client.ts';
import { databaseRefusal } from './database-errors.ts';
import { placeOf } from './database-address.ts';

const { pool } = await openTestDatabase();

test('A connection whose server has become read-only is closed, and the call can be repeated', async () => {
  const client = await pool.connect();
  onTestFailed(() => client.release(true));
  await client.query('set default_transaction_read_only = on');
  const error = await client.query('create table written ()').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '25006' });
  expect(databaseRefusal(error)).toBe(refusals.unavailable);
  await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
  client.release();
  await pool.query('create table written ()');
});

test('Where no server takes writes, each one’s reason is said, without the password', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1,[::1]:2/outrider';
  const error = await new DatabaseClient({ connectionString: url })
    .connect()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoWritableServer);
  expect(String(error)).toMatch(/: no server takes writes: 127\.0\.0\.1:1 \(.+\), ::1:2 \(.+\)$/u);
  expect(JSON.stringify(error) + String(error) + placeOf(url)).not.toContain('hunter2');
  expect(databaseRefusal(error)).toBe(refusals.unavailable);
});
