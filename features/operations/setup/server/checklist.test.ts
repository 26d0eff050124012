import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { statementsOf } from '#core/tests/statements-of.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { assignRole } from '#features/people/users/server/shared/system-roles.ts';
import { addCycle } from '#features/cases/corporations/domain/endpoints.ts';
import { create as createCorporation } from '#features/cases/corporations/domain/settings-endpoints.ts';
import {
  add as addSample,
  remove as removeSample,
} from '#features/operations/sample-data/domain/endpoints.ts';
import { dismiss, get } from '#features/operations/setup/domain/checklist-endpoints.ts';

const server = await openTestServer();
const { db, pool } = server.database;
const password = 'Moss-lantern-7';

async function person(email: string, corporationId: string | null, isSuperuser = false) {
  const names = { firstName: 'First', lastName: 'Person', title: null, isFoundryUser: false };
  const account = { email, password, corporationId, ...names };
  await createAccount(db, account, server.settings.passwordMinLength, async (tx, userId) => {
    if (isSuperuser) await assignRole(tx, { userId, actorId: null }, 'Superuser');
  });
  return server.signIn(email, password);
}
type Reader = Awaited<ReturnType<typeof person>>;

/** The rows in words: `+` is done, `!` is open and the reader's to do. */
const rowsFor = async (reader: Reader): Promise<string> =>
  (await reader.ask(get)).rows
    .map(({ kind, isDone, may }) => `${kind}${isDone ? '+' : may ? '!' : ''}`)
    .join(' ');

test('the checklist follows what is there, and what the reader may do', async () => {
  const superuser = await person('ada@kvarn.example', null, true);
  expect(await rowsFor(superuser)).toBe('corporation! cycle companies! colleagues! opportunity');

  const { id } = await superuser.ask(createCorporation, {
    body: { name: 'Kvarn', slug: 'kvarn', introduction: null, domains: [] },
  });
  const corporationId = String(id);
  expect(await superuser.ask(get)).toMatchObject({
    corporationId,
    rows: [{ name: 'Kvarn' }, { name: null }, {}, {}, {}],
  });
  expect(await rowsFor(superuser)).toBe('corporation+ cycle! companies! colleagues! opportunity!');

  const cycle = { startDate: '2027-01-01T00:00:00Z', endDate: '2027-06-30T00:00:00Z' };
  await superuser.ask(addCycle, {
    params: { id: corporationId },
    body: { name: 'Spring', ...cycle },
  });
  const member = await person('bo@kvarn.example', corporationId);
  const stranger = await person('cy@elsewhere.example', null);
  expect(await rowsFor(superuser)).toBe('corporation+ cycle+ companies! colleagues+ opportunity!');
  // A member may write an opportunity, and nothing else of it.
  expect(await rowsFor(member)).toBe('corporation+ cycle+ companies colleagues+ opportunity!');
  expect(await rowsFor(stranger)).toBe('');

  await pool.query(
    `insert into companies (id, kind, external_id, name) values (gen_random_uuid(), 'startup', '1', 'One')`,
  );
  expect(await rowsFor(member)).toBe('corporation+ cycle+ companies+ colleagues+ opportunity!');
  await pool.query(
    `insert into opportunities (id, corporation_id, cycle_id, name, url)
    select gen_random_uuid(), $1, id, 'Grease', '' from cycles`,
    [corporationId],
  );
  expect(await rowsFor(superuser)).toBe('');
  expect(await rowsFor(member)).toBe('');
});

test('sample data ticks nothing, and stands below for Superusers', async () => {
  await pool.query('delete from opportunities');
  await pool.query('delete from companies');
  const superuser = await server.signIn('ada@kvarn.example', password);
  const member = await server.signIn('bo@kvarn.example', password);
  const before = await rowsFor(superuser);
  expect((await superuser.ask(get)).sample).toBe('absent');
  const { corporationId } = await superuser.ask(addSample);
  expect(await rowsFor(superuser)).toBe(before);
  expect((await superuser.ask(get)).sample).toBe('present');
  expect((await member.ask(get)).sample).toBeNull();
  await superuser.ask(removeSample, { params: { id: String(corporationId) } });
  expect(await rowsFor(superuser)).toBe(before);
});

test('whoever dismisses it does so for themselves, and can bring it back', async () => {
  await pool.query('delete from companies');
  const superuser = await server.signIn('ada@kvarn.example', password);
  const other = await person('di@kvarn.example', null, true);
  await superuser.ask(dismiss, { body: { isDismissed: true } });
  await superuser.ask(dismiss, { body: { isDismissed: true } });
  expect(await rowsFor(superuser)).toBe('');
  expect(await rowsFor(other)).toContain('companies!');
  await superuser.ask(dismiss, { body: { isDismissed: false } });
  expect(await rowsFor(superuser)).toContain('companies!');
});

test('it is asked in one query', async () => {
  const reader = await server.signIn('ada@kvarn.example', password);
  await reader.ask(get);
  const statements = await statementsOf(pool, () => reader.ask(get));
  expect(statements).toHaveLength(1);
});
