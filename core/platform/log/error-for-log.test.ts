import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { errorForLog } from './error-for-log.ts';

const { database } = await openTestServer();
const email = 'jane.doe@skf.example';

/** The log entry of this error. */
async function entryOf(query: Promise<unknown>): Promise<string> {
  const error: unknown = await query.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return JSON.stringify(errorForLog(error));
}

test('a failed query is logged with its text and code, without its values', async () => {
  const entry = await entryOf(database.db.execute(sql`select ${email}::text from nowhere`));
  expect(entry).toContain('42P01');
  expect(entry).toContain('from nowhere');
  expect(entry).not.toContain('jane');
});

test('values with line breaks or stack-like lines are left out, too', async () => {
  const value = `${email}\n    at nobody\nparams: ${email}`;
  const entry = await entryOf(database.db.execute(sql`select ${value}::uuid, ${email}::text`));
  expect(entry).toContain('22P02');
  expect(entry).not.toContain('jane');
});

test('a constraint violation is logged with the constraint, without the row', async () => {
  await database.pool.query('create table once (email text unique)');
  await database.pool.query('insert into once values ($1)', [email]);
  const entry = await entryOf(database.db.execute(sql`insert into once values (${email})`));
  expect(entry).toContain('23505');
  expect(entry).toContain('once_email_key');
  expect(entry).not.toContain('jane');
});

test('any other error is logged with its stack', () => {
  const entry = JSON.stringify(errorForLog(new Error('It broke.', { cause: new Error('Why.') })));
  expect(entry).toContain('It broke.');
  expect(entry).toContain('error-for-log.test.ts');
  expect(entry).toContain('Why.');
});

test('a thrown value that is no error is not logged', () => {
  expect(errorForLog(email)).toEqual({ type: 'string' });
});

test('circular causes are cut off', () => {
  const one = new Error('one');
  one.cause = one;
  expect(JSON.stringify(errorForLog(one)).length).toBeLessThan(20_000);
});
