import { describe, expect, test } from 'vitest';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { makeExtraPeople, extraPassword } from '#core/tests/extra-people.ts';
import { notified } from '#core/tests/notified.ts';
import { persons } from '#core/tests/persons.ts';
import { requestSignIn, type SignedIn } from '#core/tests/sign-in.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as invitations from '#features/people/identity/domain/invitation-endpoints.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';
import { readLink } from '#features/people/identity/domain/link-endpoints.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';
import {
  activityFilters,
  roleFilters,
  userSorts,
} from '#features/people/users/domain/user-filters.ts';
import * as profiles from '#features/people/users/domain/profile-endpoints.ts';
import { forgetSignInDetails } from '#features/people/identity/server/shared/note-sign-in.ts';

const server = await openAccountServer();
const { pool, db } = server.database;
await makeExtraPeople(server);
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
const change = (who: SignedIn, id: string, body: object) =>
  who.send('PUT', `/users/${id}/account`, { body });
const titlesTo = async (id: string) =>
  (await notified(pool)).filter(({ userId }) => userId === id).map(({ title }) => title);

describe('the list', () => {
  const all = async (query: object) => {
    const rows = [];
    for (let cursor: string | undefined; ;) {
      const page = await foundry.ask(management.list, { query: { ...query, limit: '7', cursor } });
      rows.push(...page.data);
      if (!page.hasNextPage) return rows;
      cursor = page.endCursor;
    }
  };

  test.each(userSorts)('is paged by %s, in both directions, with nobody left out', async (sort) => {
    const total = await value<string>('select count(*) as value from users');
    for (const direction of ['ascending', 'descending'] as const) {
      const rows = await all({ sort, direction });
      expect(new Set(rows.map(({ id }) => id)).size).toBe(Number(total));
    }
    const by = {
      name: 'firstName',
      email: 'email',
      lastSignIn: 'lastSignInAt',
      created: 'createdAt',
    };
    const keys = (await all({ sort, direction: 'descending' })).map((row) =>
      String(row[by[sort] as 'email'] ?? '').toLowerCase(),
    );
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  test('is searched by each word, and wildcards are letters', async () => {
    const people = await all({ q: 'LUND eli' });
    expect(people.map(({ email }) => email)).toContain('owner@skf.example');
    // Two letters are the beginning of a word, three any part of one.
    for (const q of ['EL', 'lin', 'el lu']) {
      expect((await all({ q })).map(({ email }) => email)).toContain('owner@skf.example');
    }
    expect((await all({ q: 'in' })).map(({ email }) => email)).not.toContain('owner@skf.example');
    for (const q of ['%', '_____', 'e%n', "' or 1=1 --"]) expect(await all({ q })).toEqual([]);
  });

  test.each(roleFilters)('filtered by role %s', async (role) => {
    const rows = await all({ role });
    expect(rows.length).toBeGreaterThan(0);
    const fits = ({ systemRoles, isFoundryUser }: (typeof rows)[number]) => {
      if (role === 'none') return systemRoles.length === 0 && !isFoundryUser;
      const isFlag = role === 'Foundry User' && isFoundryUser;
      return isFlag || systemRoles.some(({ name }) => name === role);
    };
    expect(rows.filter((row) => !fits(row))).toEqual([]);
    expect((await all({})).filter(fits)).toHaveLength(rows.length);
  });

  test('filtered by activity and corporation, which part everybody', async () => {
    const { id } = await makePerson('to-disable');
    await change(superuser, id, { isActive: false });
    await pool.query(
      `update users set last_sign_in_at = now() - interval '50 days' where email = $1`,
      [persons.observer],
    );
    const parts = await Promise.all(activityFilters.map((activity) => all({ activity })));
    expect(parts.every(({ length }) => length > 0)).toBe(true);
    expect(parts.flat()).toHaveLength((await all({})).length);
    const ofSkf = await all({ corporationId });
    expect(new Set(ofSkf.map(({ corporation }) => corporation?.name))).toEqual(new Set(['SKF']));
  });

  test('shows from where and with what somebody signed in, for a limited time', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const { id, email } = await makePerson('phoner');
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: '203.0.113.77',
      headers: { origin: server.settings.publicUrl, 'user-agent': agent },
      payload: { email, password: extraPassword },
    });
    const entry = async () => (await all({ q: email })).find((one) => one.id === id);
    expect(await entry()).toMatchObject({
      lastLoginIp: '203.0.113.77',
      metadata: { browserType: 'Safari', deviceType: 'mobile' },
    });
    await pool.query(
      `update users set last_sign_in_at = now() - interval '91 days' where id = $1`,
      [id],
    );
    await forgetSignInDetails(db);
    expect(await entry()).toMatchObject({ lastLoginIp: null, metadata: null });
  });
});

describe('on an account', () => {
  test('of a Superuser or Foundry User only a Superuser acts', async () => {
    const [own, other] = [await idOf(persons.superuser), await makePerson('colleague')];
    await superuser.ask(roles.assign, { body: { userId: other.id, roleName: 'Foundry User' } });
    const flagged = await makePerson('flagged');
    await superuser.ask(profiles.update, {
      params: { id: flagged.id },
      body: { isFoundryUser: true },
    });
    for (const id of [own, other.id, flagged.id]) {
      expect((await change(foundry, id, { isActive: false })).status).toBe(403);
      expect((await change(foundry, id, { corporationId })).status).toBe(403);
      expect((await foundry.try(management.endSessions, { params: { id } })).status).toBe(403);
    }
    expect((await change(superuser, other.id, { isActive: false })).status).toBe(200);
  });

  test('the flag is changed by a Superuser only', async () => {
    const { id, client } = await makePerson('unflagged');
    const flag = (who: SignedIn) =>
      who.try(profiles.update, { params: { id }, body: { isFoundryUser: true } });
    expect((await flag(foundry)).status).toBe(403);
    expect((await flag(client)).status).toBe(403);
    const mine = { body: { isFoundryUser: true, firstName: 'A', lastName: 'B', photoUrl: null } };
    await client.send('POST', '/users/authenticated-user', {
      body: { ...mine.body, authId: client.authId, email: 'x' },
    });
    expect((await client.try(management.figures)).status).toBe(403);
    expect((await flag(superuser)).status).toBe(200);
    await expect.poll(async () => (await client.try(management.figures)).status).toBe(200);
    expect(await titlesTo(id)).toEqual(['You count as Foundry User now']);
  });

  test('a disabled person is signed out at once, told by mail, and comes back', async () => {
    const { id, email, client } = await makePerson('leaver');
    expect((await change(foundry, id, { isActive: false })).body).toMatchObject({
      isActive: false,
    });
    expect((await client.try(profiles.get, { params: { id } })).status).toBe(401);
    expect(await server.mailTo(email)).toContain('has disabled your account');
    const again = await requestSignIn(server.app, server.settings.publicUrl, {
      email,
      password: extraPassword,
    });
    expect(again.body).toMatchObject({ code: 'signIn.disabled' });
    await change(foundry, id, { isActive: true });
    expect(await titlesTo(id)).toContain('Your account is active again');
    await server.signInAgain(email, extraPassword);
  });

  test('a moved person sees the other corporation, and is told', async () => {
    const { id, client } = await makePerson('mover');
    await change(foundry, id, { corporationId });
    const { body } = await client.send('GET', '/corporations');
    expect(body).toMatchObject([{ id: corporationId }]);
    expect(await titlesTo(id)).toEqual(['You belong to SKF now']);
    const missing = '019a0000-0000-7000-8000-00000000dead';
    expect((await change(foundry, id, { corporationId: missing })).status).toBe(404);
    expect((await change(foundry, id, { corporationId: null })).body).toMatchObject({
      corporation: null,
    });
  });

  test('signing out everywhere ends all sessions', async () => {
    const { id, client, email } = await makePerson('outsider');
    const second = await server.signInAgain(email, extraPassword);
    await foundry.ask(management.endSessions, { params: { id } });
    for (const one of [client, second]) {
      expect((await one.try(profiles.get, { params: { id } })).status).toBe(401);
    }
  });

  test('a created account can be used at once, and an address only once', async () => {
    const draft = {
      email: 'Made@outrider.example',
      firstName: 'Made',
      lastName: 'By Hand',
      corporationId: corporationId ?? null,
      password: 'Moss-lantern-7',
    };
    const both = await Promise.all([
      foundry.try(management.create, { body: draft }),
      superuser.try(management.create, { body: draft }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const person = await server.signInAgain('made@outrider.example', 'Moss-lantern-7');
    expect((await person.send('GET', '/corporations')).body).toMatchObject([{ id: corporationId }]);
    const common = { ...draft, email: 'other@outrider.example', password: 'made1999' };
    expect((await foundry.try(management.create, { body: common })).status).toBe(400);
  });
});

describe('an invitation', () => {
  const invite = (who: SignedIn, email: string) =>
    who.try(invitations.invite, {
      body: { email, firstName: 'In', lastName: 'Vited', corporationId: corporationId ?? null },
    });
  const open = async (email: string) =>
    (await foundry.ask(invitations.list)).find((one) => one.email === email);

  test('is listed until it is used, and revoked leaves nothing behind', async () => {
    const email = 'revoked@skf.example';
    await invite(foundry, email);
    const listed = await open(email);
    expect(listed).toMatchObject({ invitedBy: 'Jon Oberg', isExpired: false });
    const key = keyIn(await server.mailTo(email));
    const id = listed?.id ?? '';
    expect((await foundry.try(invitations.revoke, { params: { id } })).status).toBe(204);
    expect((await server.anonymous.try(readLink, { body: { key } })).status).toBe(410);
    expect(await open(email)).toBeUndefined();
    expect(await idOf(email)).toBe('');
    expect((await foundry.try(invitations.revoke, { params: { id } })).status).toBe(404);
    expect((await invite(foundry, email)).status).toBe(200);
  });

  test('of somebody on a case team is revoked without losing them', async () => {
    const email = 'anders.kallio@skf.example';
    const before = await idOf(email);
    await invite(foundry, email);
    await foundry.ask(invitations.revoke, { params: { id: before } });
    expect(await idOf(email)).toBe(before);
    const teams = await value<string>(
      'select count(*) as value from opportunity_team where user_id = $1',
      before,
    );
    expect(Number(teams)).toBeGreaterThan(0);
  });

  test('that has expired stays listed, to be sent again', async () => {
    const email = 'expired@skf.example';
    await invite(foundry, email);
    await pool.query(`delete from account_links where email = $1`, [email]);
    await pool.query(
      `update auth_users set created_at = now() - interval '8 days' where email = $1`,
      [email],
    );
    expect(await open(email)).toMatchObject({ isExpired: true });
    await invite(foundry, email);
    expect(await open(email)).toMatchObject({ isExpired: false });
  });

  test('of a future Foundry User is a Superuser’s, and mails to one address are limited', async () => {
    const email = 'future@outrider.example';
    await invite(superuser, email);
    const id = await idOf(email);
    await superuser.ask(roles.assign, { body: { userId: id, roleName: 'Foundry User' } });
    expect((await invite(foundry, email)).status).toBe(403);
    expect((await foundry.try(invitations.revoke, { params: { id } })).status).toBe(403);
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await invite(superuser, email)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
