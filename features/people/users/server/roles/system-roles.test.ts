import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { UserWithRoles } from '#core/domain/identity/user.ts';
import { makeExtraPeople, extraPassword } from '#core/tests/extra-people.ts';
import { notified } from '#core/tests/notified.ts';
import { persons } from '#core/tests/persons.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';
import { removeEndedRoles } from '#features/people/users/server/shared/system-roles.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
await makeExtraPeople(server);

const superuser = await server.signIn(persons.superuser);

async function makePerson(name: string, isFoundryUser = false) {
  const email = `${name}@outrider.example`;
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName: name,
    lastName: 'Test',
    title: null,
    corporationId: null,
    isFoundryUser,
  });
  return { id, email, signIn: () => server.signIn(email, extraPassword) };
}
const give = (userId: string, roleName: SystemRoleName, endsAt?: string) =>
  superuser.ask(roles.assign, { body: { userId, roleName, endsAt } });
const held = async (userId: string): Promise<string[]> => {
  const assignments = await superuser.ask(roles.ofUser, { params: { userId } });
  return assignments.map(({ name }) => name);
};
const auditOf = async (userId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from audit_entries where subject_id = $1 order by at, id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

const flagged = await makePerson('flagged', true);
const target = await makePerson('target');

/** Section 6, transcribed by hand: who assigns and removes which role. */
const actors: readonly (readonly [name: string, may: readonly SystemRoleName[]])[] = [
  ['superuser', systemRoleNames],
  ['foundry', ['Foundry Champion']],
  ['flagged', ['Foundry Champion']],
  ['champion', []],
  ['owner', []],
  ['observer', []],
  ['member', []],
  ['norrland', []],
  // Superuser and flagged, on an address that was never verified.
  ['unverified', []],
];
const pairs = actors.flatMap(([actor, may]) =>
  systemRoleNames.map((role) => [actor, role, may.includes(role)] as const),
);
const signInAs = (actor: string) => {
  if (actor === 'flagged') return flagged.signIn();
  const email = persons[actor as keyof typeof persons];
  return server.signIn(email, actor === 'unverified' ? extraPassword : undefined);
};

describe('section 6, over HTTP with forged bodies', () => {
  test.each(pairs)('%s, %s: %s', async (actor, roleName, isAllowed) => {
    const person = await signInAs(actor);
    const forged = { isFoundryUser: true, actorId: target.id, systemRoles: systemRoleNames };
    const body = { ...forged, userId: target.id, roleName };
    const assigned = await person.send('POST', '/system-roles/assign', { body });
    expect(assigned.status).toBe(isAllowed ? 200 : 403);
    if (isAllowed)
      expect(assigned.body).toMatchObject({ userId: target.id, updatedAt: expect.any(String) });
    expect(await held(target.id)).toEqual(isAllowed ? [roleName] : []);
    // The right comes before what is the case already, and before whom it is about.
    await give(target.id, roleName);
    const again = await person.send('POST', '/system-roles/assign', { body });
    expect([again.status, isAllowed ? again.text : '{}']).toEqual([isAllowed ? 200 : 403, '{}']);
    const missing = { roleName, userId: '019a0000-0000-7000-8000-00000000dead' };
    const lost = await person.send('POST', '/system-roles/assign', { body: missing });
    expect(lost.status).toBe(isAllowed ? 404 : 403);
    const removed = await person.send('POST', '/system-roles/remove', { body });
    expect(removed.status).toBe(isAllowed ? 200 : 403);
    expect(await held(target.id)).toEqual(isAllowed ? [] : [roleName]);
    await superuser.ask(roles.remove, { body: { userId: target.id, roleName } });
  });

  test('nobody gives themselves what they may not give', async () => {
    for (const actor of ['foundry', 'champion', 'member'] as const) {
      const person = await signInAs(actor);
      const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
        persons[actor],
      ]);
      for (const roleName of ['Superuser', 'Foundry User']) {
        const body = { userId: rows[0]?.id, roleName };
        expect((await person.send('POST', '/system-roles/assign', { body })).status).toBe(403);
      }
    }
  });

  test.each([
    'superuser',
    'SUPERUSER',
    ' Superuser',
    'Superuser ',
    '',
    'Super\u0000user',
    'King',
    '__proto__',
    'constructor',
    'Case Owner',
    'Foundry User,Superuser',
    'x'.repeat(10_000),
    null,
    7,
    ['Superuser'],
    { name: 'Superuser' },
  ])('the role name %j is refused', async (roleName) => {
    const body = { userId: target.id, roleName };
    const reply = await superuser.send('POST', '/system-roles/assign', { body });
    expect([reply.status, await held(target.id)]).toEqual([400, []]);
  });
});

describe('a role', () => {
  test('that is given or removed is recorded and told once, one that is held is not', async () => {
    const { id, email } = await makePerson('told');
    await give(id, 'Foundry User');
    expect(await give(id, 'Foundry User')).toEqual({});
    await superuser.ask(roles.remove, { body: { userId: id, roleName: 'Foundry User' } });
    await superuser.ask(roles.remove, { body: { userId: id, roleName: 'Foundry User' } });
    expect(await auditOf(id)).toEqual(['role.assigned', 'role.removed']);
    const said = (await notified(pool)).filter((one) => one.email === email);
    expect(said.map(({ title, body }) => [title, body])).toEqual([
      ['You are Foundry User now', 'Signe Holm assigned the role to you.'],
      ['You are no longer Foundry User', 'Signe Holm removed the role.'],
    ]);
  });

  test('says when the flag still makes the person foundry', async () => {
    await give(flagged.id, 'Foundry User');
    const body = { userId: flagged.id, roleName: 'Foundry User' as const };
    const removed = await superuser.ask(roles.remove, { body });
    expect(removed).toEqual({ isRemoved: true, isFoundryByFlag: true });
  });

  test('with an end date counts until then, and is told when it ends', async () => {
    const { id, email, signIn } = await makePerson('guest-foundry');
    const past = await superuser.try(roles.assign, {
      body: { userId: id, roleName: 'Foundry User', endsAt: '2001-01-01T00:00:00Z' },
    });
    expect(past.body).toMatchObject({ code: 'role.past' });
    await give(id, 'Foundry User', '2190-01-01T00:00:00Z');
    const otherEnd = await superuser.try(roles.assign, {
      body: { userId: id, roleName: 'Foundry User', endsAt: '2191-01-01T00:00:00Z' },
    });
    expect(otherEnd.body).toMatchObject({ code: 'role.held' });
    const person = await signIn();
    expect((await person.try(management.figures)).status).toBe(200);
    await pool.query(`update user_system_roles set ends_at = now() where user_id = $1`, [id]);
    await expect.poll(async () => (await person.try(management.figures)).status).toBe(403);
    expect(await held(id)).toEqual([]);
    await db.transaction((tx) => removeEndedRoles(tx));
    const said = (await notified(pool)).filter((one) => one.email === email);
    expect(said.at(-1)?.title).toBe('Your role Foundry User has ended');
    // It can be given again.
    expect(await give(id, 'Foundry User')).toMatchObject({ userId: id });
  });
});

describe('all users with their roles', () => {
  test('have the shape of section 3, to the letter', async () => {
    const { body } = await superuser.try(roles.users);
    const all = z.parse(z.array(z.strictObject(UserWithRoles.shape)), body);
    const { rows } = await pool.query('select 1 from users');
    expect(all).toHaveLength(rows.length);
    const me = all.find(({ email }) => email === persons.superuser);
    expect(me).toMatchObject({ systemRoles: [{ name: 'Superuser' }] });
    expect(me?.lastSignInAt).not.toBeNull();
  });

  test('come in pages, none left out or twice', async () => {
    await pool.query(
      `insert into users (id, email) select gen_random_uuid(), 'page' || n || '@many.example'
      from generate_series(1, 1203) n`,
    );
    const all = await superuser.ask(roles.users);
    const { rows } = await pool.query('select 1 from users');
    expect(new Set(all.map(({ id }) => id)).size).toBe(rows.length);
    await pool.query(`delete from users where email like '%@many.example'`);
  });
});

describe('the last Superuser who can sign in stays', () => {
  const idOf = async (email: string) => {
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      email,
    ]);
    return rows[0]?.id ?? '';
  };
  const remove = (userId: string, by = superuser) =>
    by.try(roles.remove, { body: { userId, roleName: 'Superuser' } });
  const disable = (id: string, by = superuser) =>
    by.try(management.changeAccount, { params: { id }, body: { isActive: false } });
  const last = { status: 409, body: { code: 'user.lastSuperuser' } };

  test('whatever is tried, and whoever else holds the role without being able to use it', async () => {
    const own = await idOf(persons.superuser);
    const temporary = await makePerson('temporary');
    await give(temporary.id, 'Superuser', '2190-01-01T00:00:00Z');
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (id, email) values (gen_random_uuid(), 'never@outrider.example') returning id`,
    );
    await give(rows[0]?.id ?? '', 'Superuser');
    expect(await remove(own)).toMatchObject(last);
    expect(await disable(own)).toMatchObject(last);
    await superuser.ask(roles.remove, { body: { userId: temporary.id, roleName: 'Superuser' } });
    expect(await held(own)).toEqual(['Superuser']);
  });

  test('with the only passkey by which they sign in', async () => {
    const own = await idOf(persons.superuser);
    const { rows } = await pool.query<{ authId: string; password: string }>(
      `select a.user_id as "authId", a.password from auth_accounts a
      join users u on u.auth_id = a.user_id where u.id = $1`,
      [own],
    );
    const [{ authId, password } = { authId: '', password: '' }] = rows;
    await pool.query(
      `insert into auth_passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
      values ('one', 'k', $1, 'one', 0, 'singleDevice', false),
        ('two', 'k', $1, 'two', 0, 'singleDevice', false)`,
      [authId],
    );
    await pool.query(`delete from auth_accounts where user_id = $1`, [authId]);
    const removePasskey = (id: string) => superuser.send('DELETE', `/account/passkeys/${id}`);
    const both = await Promise.all([removePasskey('one'), removePasskey('two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await pool.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, password)
      values ('again', $1, 'credential', $1, $2)`,
      [authId, password],
    );
    const left = both[0]?.status === 409 ? 'one' : 'two';
    expect((await removePasskey(left)).status).toBe(204);
  });

  test('of two, one deletes the account while the other is disabled by them', async () => {
    const own = await idOf(persons.superuser);
    const leaver = await makePerson('leaving-superuser');
    await superuser.ask(roles.assign, { body: { userId: leaver.id, roleName: 'Superuser' } });
    const client = await leaver.signIn();
    const body = { confirmation: leaver.email, collections: [] };
    const replies = await Promise.all([
      client.send('POST', `/users/${leaver.id}/deletion`, { body }),
      disable(own, client),
    ]);
    const done = replies.filter(({ status }) => status < 300);
    expect(done).toHaveLength(1);
    await pool.query('update users set is_active = true where id = $1', [own]);
    await pool.query('update users set is_active = false where id = $1', [leaver.id]);
  });

  test('of two who remove or disable each other at the same time, one succeeds', async () => {
    const own = await idOf(persons.superuser);
    for (const [round, [one, other]] of (
      [
        [remove, remove],
        [remove, disable],
        [disable, disable],
      ] as const
    ).entries()) {
      const second = await makePerson(`second${round}`);
      // Their sessions may have ended in the round before.
      const first = await server.signInAgain(persons.superuser);
      const body = { userId: second.id, roleName: 'Superuser' as const };
      await first.ask(roles.assign, { body });
      const client = await second.signIn();
      const replies = await Promise.all([one(second.id, first), other(own, client)]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const { rows } = await pool.query(
        `select 1 from users u join user_system_roles l on l.user_id = u.id
        join system_roles r on r.id = l.system_role_id
        where r.name = 'Superuser' and u.is_active and u.email = any($1)`,
        [[persons.superuser, second.email]],
      );
      expect(rows).toHaveLength(1);
      // As before for the next round.
      await pool.query('update users set is_active = true where id = $1', [own]);
      await pool.query(
        `insert into user_system_roles (user_id, system_role_id)
        select $1, id from system_roles where name = 'Superuser' on conflict do nothing`,
        [own],
      );
      await pool.query('update users set is_active = false where id = $1', [second.id]);
    }
  });
});
