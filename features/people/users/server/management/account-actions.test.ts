import { describe, expect, test } from 'vitest';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { extraPassword } from '#core/tests/extra-people.ts';
import { notified } from '#core/tests/notified.ts';
import { persons } from '#core/tests/persons.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import type {
  AccountAction,
  AccountOutcome,
} from '#features/people/users/domain/account-actions.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';
import * as profiles from '#features/people/users/domain/profile-endpoints.ts';
import { usersExport } from '#features/people/users/server/export-source.ts';

const server = await openAccountServer();
const { pool, db } = server.database;
const superuser = await server.signIn(persons.superuser);
const foundry = await server.signIn(persons.foundry);

async function value<Value>(sql: string, ...values: unknown[]): Promise<Value | undefined> {
  const { rows } = await pool.query<{ value: Value }>(sql, values);
  return rows[0]?.value;
}
const idOf = async (email: string) =>
  (await value<string>('select id as value from users where email = $1', email)) ?? '';
const corporationId = await value<string>(
  `select id as value from corporations where slug = 'skf'`,
);
const titlesTo = async (id: string) =>
  (await notified(pool)).filter(({ userId }) => userId === id).map(({ title }) => title);

async function makePerson(name: string) {
  const email = `${name}@outrider.example`;
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName: name,
    lastName: 'Test',
    title: null,
    corporationId: null,
    isFoundryUser: false,
  });
  return { id, email, client: await server.signIn(email, extraPassword) };
}

describe('on several people at once', () => {
  const act = (who: SignedIn, userIds: string[], action: AccountAction) =>
    who.try(management.act, { body: { userIds, action } });
  const outcomes = async (who: SignedIn, userIds: string[], action: AccountAction) =>
    ((await act(who, userIds, action)).body as AccountOutcome[]).map(({ outcome }) => outcome);

  test('each is acted on as far as one may, and the others are named with the reason', async () => {
    const [one, other, held] = [
      await makePerson('bulk-one'),
      await makePerson('bulk-other'),
      await idOf(persons.superuser),
    ];
    const missing = '019a0000-0000-7000-8000-00000000dead';
    const all = [one.id, held, other.id, missing];
    const { body } = await act(foundry, all, { what: 'disable' });
    expect(body).toMatchObject([
      { userId: one.id, outcome: 'done', reason: null },
      { userId: held, outcome: 'refused', reason: expect.stringMatching(/Superuser/u) },
      { userId: other.id, outcome: 'done', reason: null },
      { userId: missing, outcome: 'refused' },
    ]);
    expect((await one.client.try(profiles.get, { params: { id: one.id } })).status).toBe(401);
    expect(await server.mailTo(one.email)).toContain('has disabled your account');
    const both = [one.id, other.id];
    expect(await outcomes(foundry, both, { what: 'disable' })).toEqual(['unchanged', 'unchanged']);
    expect(await outcomes(foundry, both, { what: 'enable' })).toEqual(['done', 'done']);
    const to = { what: 'move', corporationId: corporationId ?? null } as const;
    expect(await outcomes(foundry, both, to)).toEqual(['done', 'done']);
    expect(await outcomes(foundry, [held], { what: 'sign out' })).toEqual(['refused']);
  });

  test('roles are given and taken by whoever may assign them', async () => {
    const [one, other] = [await makePerson('bulk-three'), await makePerson('bulk-four')];
    const both = [one.id, other.id];
    for (const role of ['Superuser', 'Foundry User'] as const) {
      expect(await outcomes(foundry, both, { what: 'assign', role })).toEqual([
        'refused',
        'refused',
      ]);
    }
    const champion = { role: 'Foundry Champion' } as const;
    expect(await outcomes(foundry, both, { what: 'assign', ...champion })).toEqual([
      'done',
      'done',
    ]);
    expect(await outcomes(foundry, both, { what: 'assign', ...champion })).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(await titlesTo(other.id)).toHaveLength(1);
    expect(await outcomes(foundry, both, { what: 'remove', ...champion })).toEqual([
      'done',
      'done',
    ]);
  });

  test('the last Superuser stays, also when all of them are named', async () => {
    const another = await makePerson('bulk-superuser');
    await superuser.ask(roles.assign, { body: { userId: another.id, roleName: 'Superuser' } });
    const all = (await superuser.ask(management.list, { query: { role: 'Superuser' } as never }))
      .data;
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    for (const action of [{ what: 'disable' }, { what: 'remove', role: 'Superuser' }] as const) {
      const order = [...ids.filter((id) => id !== another.id), another.id];
      const result = await outcomes(another.client, order, action);
      expect(result.at(-1)).toBe('refused');
      for (const [nth, id] of order.entries()) {
        if (result[nth] !== 'done') continue;
        const undo =
          action.what === 'disable'
            ? ({ what: 'enable' } as const)
            : ({ what: 'assign', role: 'Superuser' } as const);
        await act(another.client, [id], undo);
      }
    }
  });

  test('nobody, somebody twice, and too many are refused', async () => {
    const { id } = await makePerson('bulk-twice');
    const many = Array.from({ length: userLimits.actedOnMost + 1 }, () => crypto.randomUUID());
    for (const ids of [[], [id, id], many]) {
      expect((await act(foundry, ids, { what: 'enable' })).status).toBe(400);
    }
  });
});

test('the list is exported as it is filtered, by whoever may see it, and that is recorded', async () => {
  const begin = (who: SignedIn, format: string, filter: object = {}) =>
    who.send('POST', '/exports', { body: { what: 'users', format, filter } });
  const member = await server.signIn(persons.observer);
  expect((await begin(member, 'csv')).status).toBe(403);
  const { status, body } = await begin(foundry, 'csv', { role: 'Superuser', sort: 'email' });
  expect(status).toBe(200);
  const expected = await foundry.ask(management.list, { query: { role: 'Superuser' } as never });
  expect(body).toMatchObject({ name: 'Users', total: expected.data.length });
  const details = await value<{ filter: object }>(
    `select details as value from audit_entries where kind = 'export.started' and subject_id = $1`,
    (body as { id: string }).id,
  );
  expect(details).toMatchObject({ what: 'users', filter: { role: 'Superuser' } });
  const viewer = await findViewer(db, await idOf(persons.foundry));
  if (viewer === null) throw new Error('The foundry has no account.');
  const opened = await usersExport(db, viewer, { filter: { role: 'Superuser', sort: 'email' } });
  const rows = [];
  for await (const page of opened.pages) rows.push(...page);
  const column = opened.columns.findIndex(({ key }) => key === 'email');
  expect(rows.map((row) => row[column])).toEqual(
    expected.data.map(({ email }) => email).toSorted(),
  );
});
