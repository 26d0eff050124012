import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { errorForLog } from './error-for-log.ts';

const { database } = await openTestServer();
const email = 'jane.doe@skf.example';

/** What the log would say of this failure. */
async function saidOf(query: Promise<unknown>): Promise<string> {
  const error: unknown = await query.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return JSON.stringify(errorForLog(error));
}

test('a failed query is named by its text and its code, and none of its values', async () => {
  const said = await saidOf(database.db.execute(sql`select ${email}::text from nowhere`));
  expect(said).toContain('42P01');
  expect(said).toContain('from nowhere');
  expect(said).not.toContain('jane');
});

test('values with line breaks and words of a stack in them stay out, too', async () => {
  const value = `${email}\n    at nobody\nparams: ${email}`;
  const said = await saidOf(database.db.execute(sql`select ${value}::uuid, ${email}::text`));
  expect(said).toContain('22P02');
  expect(said).not.toContain('jane');
});

test('a row that breaks a rule is named by the rule and not by its content', async () => {
  await database.pool.query('create table once (email text unique)');
  await database.pool.query('insert into once values ($1)', [email]);
  const said = await saidOf(database.db.execute(sql`insert into once values (${email})`));
  expect(said).toContain('23505');
  expect(said).toContain('once_email_key');
  expect(said).not.toContain('jane');
});

test('any other error says where it came from', () => {
  const said = JSON.stringify(errorForLog(new Error('It broke.', { cause: new Error('Why.') })));
  expect(said).toContain('It broke.');
  expect(said).toContain('error-for-log.test.ts');
  expect(said).toContain('Why.');
});

test('what is thrown and is no error is not repeated', () => {
  expect(errorForLog(email)).toEqual({ type: 'string' });
});

test('errors that cause each other in a circle come to an end', () => {
  const one = new Error('one');
  one.cause = one;
  expect(JSON.stringify(errorForLog(one)).length).toBeLessThan(20_000);
});
