import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { auditEntries, idempotencyKeys } from '#core/server/tables/records.ts';
import type { Client } from '#core/tests/client.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { deleteOldKeys } from './idempotency.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const draft = await draftFor(server, 'skf');
const owner = await server.signIn('owner@skf.example');

const post = (client: Client, key: string, body: unknown) =>
  client.send('POST', '/opportunities', { body, headers: { 'idempotency-key': key } });
/** A unique name for each test, to count its rows. */
const named = () => ({ ...draft, name: `Challenge ${randomUUID()}` });

async function rowsNamed(name: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(opportunities)
    .where(eq(opportunities.name, name));
  return row?.n ?? 0;
}
async function keysKept(key: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  return row?.n ?? 0;
}

describe('the same Idempotency-Key', () => {
  test('sent twice runs once and gives the same response, byte for byte', async () => {
    const key = randomUUID();
    const body = { ...named(), reward: { currency: 'EUR', amount: 5 }, categories: ['b', 'a'] };
    const first = await post(owner, key, body);
    const second = await post(owner, key, body);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(await rowsNamed(body.name)).toBe(1);
    const { id } = first.body as { id: string };
    const [audited] = await db
      .select({ n: count() })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id));
    expect(audited?.n).toBe(1);
  });

  test('sent twenty times at once runs once and gives the same response', async () => {
    const key = randomUUID();
    const body = named();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(owner, key, body)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await rowsNamed(body.name)).toBe(1);
  });

  test('sent more often at once than there are connections does not deadlock', async () => {
    const key = randomUUID();
    const body = named();
    const replies = await Promise.all(Array.from({ length: 30 }, () => post(owner, key, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsNamed(body.name)).toBe(1);
  });

  test('with another body is refused, without effect', async () => {
    const key = randomUUID();
    const body = named();
    await post(owner, key, body);
    const reply = await post(owner, key, { ...body, introduction: 'Something else.' });
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      error: 'This Idempotency-Key was used for a different request.',
      code: 'keyReused',
    });
    expect(await rowsNamed(body.name)).toBe(1);
  });

  test('with another URL is refused', async () => {
    const key = randomUUID();
    const body = named();
    await post(owner, key, body);
    const headers = { 'idempotency-key': key };
    expect((await owner.send('POST', '/opportunities?again=1', { body, headers })).status).toBe(
      422,
    );
    const sync = { authId: '', firstName: 'E', lastName: 'L', email: '', photoUrl: null };
    const other = await owner.send('POST', '/users/authenticated-user', { body: sync, headers });
    expect(other.status).toBe(422);
  });

  test('of another person is independent', async () => {
    const key = randomUUID();
    const developer = await server.signIn('developer@skf.example');
    const body = named();
    const mine = await post(owner, key, body);
    const theirs = await post(developer, key, body);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect((theirs.body as { id: string }).id).not.toBe((mine.body as { id: string }).id);
    expect(await rowsNamed(body.name)).toBe(2);
  });

  test('of the same person in another session is the same', async () => {
    const key = randomUUID();
    const elsewhere = await server.signInAgain('owner@skf.example');
    const body = named();
    const here = await post(owner, key, body);
    expect((await post(elsewhere, key, body)).text).toBe(here.text);
    expect(await rowsNamed(body.name)).toBe(1);
  });
});

describe('a refused request stores no key', () => {
  test('when the body is invalid', async () => {
    const key = randomUUID();
    const body = named();
    expect((await post(owner, key, { ...body, name: ' ' })).status).toBe(400);
    expect(await keysKept(key)).toBe(0);
    expect((await post(owner, key, body)).status).toBe(200);
    expect(await keysKept(key)).toBe(1);
  });

  test('when the person lacks permission', async () => {
    const key = randomUUID();
    const norrland = await server.signIn('member@norrland.example');
    expect((await post(norrland, key, named())).status).toBe(404);
    expect(await keysKept(key)).toBe(0);
  });

  test('when a database constraint is violated, and everything is rolled back', async () => {
    const key = randomUUID();
    const body = named();
    await pool.query(`create function refuse_row() returns trigger language plpgsql as
      $$ begin raise unique_violation; end $$`);
    await pool.query(`create trigger refuse_team before insert on opportunity_team
      for each row execute function refuse_row()`);
    try {
      expect((await post(owner, key, body)).status).toBe(409);
    } finally {
      await pool.query('drop trigger refuse_team on opportunity_team');
    }
    expect([await keysKept(key), await rowsNamed(body.name)]).toEqual([0, 0]);
    expect((await post(owner, key, body)).status).toBe(200);
  });
});

test('a repeat gets the former answer only while its sender may still do it', async () => {
  const key = randomUUID();
  const publisher = await server.signIn('superuser@outrider.example');
  const body = { ...named(), isPublished: true };
  const first = await post(publisher, key, body);
  expect(first.status).toBe(200);
  const roles =
    'select * from user_system_roles where user_id = (select id from users where email = $1)';
  const { rows } = await pool.query(roles, ['superuser@outrider.example']);
  await pool.query('delete from user_system_roles where id = $1', [rows[0].id]);
  expect(await post(publisher, key, body)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  await pool.query('insert into user_system_roles (user_id, system_role_id) values ($1, $2)', [
    rows[0].user_id,
    rows[0].system_role_id,
  ]);
  expect((await post(publisher, key, body)).text).toBe(first.text);
  expect(await rowsNamed(body.name)).toBe(1);
});

describe('an Idempotency-Key', () => {
  test('is optional: without it every request runs', async () => {
    const body = named();
    await owner.send('POST', '/opportunities', { body });
    await owner.send('POST', '/opportunities', { body, headers: { 'idempotency-key': '' } });
    expect(await rowsNamed(body.name)).toBe(2);
  });

  test.each([
    ['is too long', 'k'.repeat(serverLimits.idempotencyKeyCharacters + 1)],
    ['has a letter beyond ASCII', 'schlüssel'],
    ['has a control character', 'a\tb'],
  ])('%s is refused', async (_what, key) => {
    const body = named();
    const reply = await post(owner, key, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await rowsNamed(body.name)).toBe(0);
  });

  test('of the maximum length, with spaces and quotes, is accepted', async () => {
    const key = `'"; drop table -- ${'k'.repeat(200)}`.slice(
      0,
      serverLimits.idempotencyKeyCharacters,
    );
    const body = named();
    const first = await post(owner, key, body);
    expect((await post(owner, key, body)).text).toBe(first.text);
    expect(await rowsNamed(body.name)).toBe(1);
  });

  test('expires after a day', async () => {
    const [young, old] = [randomUUID(), randomUUID()];
    for (const key of [young, old]) await post(owner, key, named());
    // In one transaction, for which it is the same moment all the time.
    await db.transaction(async (tx) => {
      const setAge = (key: string, age: string) =>
        tx.execute(sql`update idempotency_keys set created_at = now() - ${age}::interval
          where key = ${key}`);
      await setAge(young, '23 hours 59 minutes 59 seconds');
      await setAge(old, '1 day 1 second');
      await deleteOldKeys(tx);
    });
    expect([await keysKept(young), await keysKept(old)]).toEqual([1, 0]);
  });
});
