import { describe, expect, test } from 'vitest';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { makeExtraPeople, extraPassword } from '#core/tests/extra-people.ts';
import { waitForConnections } from '#core/tests/held-timers.ts';
import { notified } from '#core/tests/notified.ts';
import { persons } from '#core/tests/persons.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as requests from '#features/people/users/domain/role-requests/endpoints.ts';
import { roleRequestLimits } from '#features/people/users/domain/limits.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
await makeExtraPeople(server);
await pool.query('delete from role_requests');
await pool.query('delete from notifications');

const superuser = await server.signIn(persons.superuser);
const foundry = await server.signIn(persons.foundry);
const member = await server.signIn(persons.member);

let made = 0;
async function newPerson(): Promise<SignedIn & { id: string }> {
  made += 1;
  const email = `asker${made}@skf.example`;
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName: 'Ask',
    lastName: `Er${made}`,
    title: null,
    corporationId: null,
    isFoundryUser: false,
  });
  return { ...(await server.signIn(email, extraPassword)), id };
}
const askFor = (person: SignedIn, requestedRole: SystemRoleName, message: string | null = null) =>
  person.ask(requests.create, { body: { requestedRole, message } });
const decide = (person: SignedIn, id: string, status: string, more: object = {}) =>
  person.send('PUT', `/role-requests/${id}`, { body: { status, ...more } });
const holds = async (userId: string): Promise<string[]> =>
  (await superuser.ask(roles.ofUser, { params: { userId } })).map(({ name }) => name);
const toldTo = async (email: string) =>
  (await notified(pool)).filter((one) => one.email === email).map(({ title }) => title);

describe('asking', () => {
  test('is told to those who may assign the role, and seen by them and its asker alone', async () => {
    const person = await newPerson();
    const one = await askFor(person, 'Foundry User', '  For the fair.  ');
    expect(one).toMatchObject({
      requestedRole: 'Foundry User',
      message: 'For the fair.',
      status: 'PENDING',
      reviewedAt: null,
      reviewedBy: null,
      requester: { id: person.id },
    });
    const title = `Ask Er${made} asks to be Foundry User`;
    expect(await toldTo(persons.superuser)).toContain(title);
    expect(await toldTo(persons.foundry)).not.toContain(title);
    await askFor(person, 'Foundry Champion');
    expect(await toldTo(persons.foundry)).toContain(`Ask Er${made} asks to be Foundry Champion`);

    const seenBy = async (who: SignedIn) =>
      (await who.ask(requests.list)).data.map(({ id }) => id).includes(one.id);
    expect(await Promise.all([superuser, foundry, person, member].map(seenBy))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    for (const status of ['APPROVED', 'WITHDRAWN']) {
      expect((await decide(member, one.id, status)).status).toBe(404);
    }
  });

  test('for a role that is held, or asked for already, is refused', async () => {
    const champion = await server.signIn(persons.champion);
    const body = { requestedRole: 'Foundry Champion' as const };
    const held = await champion.try(requests.create, { body });
    expect(held.body).toMatchObject({ code: 'roleRequest.held' });
    // By the flag, too.
    const flagged = await newPerson();
    await pool.query('update users set is_foundry_user = true where id = $1', [flagged.id]);
    const again = await flagged.try(requests.create, { body: { requestedRole: 'Foundry User' } });
    expect(again.body).toMatchObject({ code: 'roleRequest.held' });
    const person = await newPerson();
    await askFor(person, 'Foundry Champion');
    const open = await person.try(requests.create, { body });
    expect(open).toMatchObject({ status: 409, body: { code: 'roleRequest.open' } });
  });

  test('with an unverified address is refused', async () => {
    const unverified = await server.signIn(persons.unverified, extraPassword);
    const reply = await unverified.try(requests.create, {
      body: { requestedRole: 'Foundry Champion' },
    });
    expect(reply.body).toMatchObject({ code: 'roleRequest.unverified' });
  });

  test.each(['King', 'superuser', '__proto__', '', null, ['Superuser'], 'x'.repeat(9000)])(
    'for %j is refused',
    async (requestedRole) => {
      const reply = await member.send('POST', '/role-requests', { body: { requestedRole } });
      expect(reply.status).toBe(400);
    },
  );

  test('of one person at once, and again and again, is limited', async () => {
    const person = await newPerson();
    const body = { requestedRole: 'Superuser' as const };
    waitForConnections(pool);
    const all = await Promise.all(
      Array.from({ length: 300 }, () => person.try(requests.create, { body })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(299);
    const codes = [];
    for (let round = 0; round < roleRequestLimits.requestsPerDay; round += 1) {
      const { data } = await person.ask(requests.list, { query: { status: 'PENDING' } });
      for (const { id } of data) await decide(person, id, 'WITHDRAWN');
      const { status } = await person.try(requests.create, { body });
      codes.push(status);
    }
    expect(codes).toEqual([...Array<number>(roleRequestLimits.requestsPerDay - 1).fill(200), 429]);
  });
});

describe('deciding', () => {
  const actors = ['superuser', 'foundry', 'champion', 'owner', 'member'] as const;
  const pairs = actors.flatMap((actor) => systemRoleNames.map((role) => [actor, role] as const));

  test.each(pairs)('%s about %s: who may assign it may decide', async (actor, role) => {
    const person = await newPerson();
    const { id } = await askFor(person, role);
    const who = await server.signIn(persons[actor]);
    const isAllowed = actor === 'superuser' || (actor === 'foundry' && role === 'Foundry Champion');
    const seen = ['superuser', 'foundry'].includes(actor);
    const forged = { reviewedBy: person.id, requestedRole: 'Superuser', userId: person.id };
    const { status } = await decide(who, id, 'APPROVED', forged);
    expect(status).toBe(isAllowed ? 200 : seen ? 403 : 404);
    expect(await holds(person.id)).toEqual(isAllowed ? [role] : []);
  });

  test('one’s own as its asker is refused, and others withdraw nothing', async () => {
    const person = await newPerson();
    const { id } = await askFor(person, 'Superuser');
    expect((await decide(person, id, 'APPROVED')).status).toBe(403);
    const reply = await decide(superuser, id, 'WITHDRAWN');
    expect(reply.body).toMatchObject({ code: 'roleRequest.ofOthers' });
    expect((await decide(person, id, 'PENDING')).status).toBe(400);
  });

  test('gives the role with its end, is recorded, and is told with the note once', async () => {
    const person = await newPerson();
    const { id } = await askFor(person, 'Foundry Champion');
    const endsAt = '2190-05-01T00:00:00.000Z';
    const { body } = await decide(foundry, id, 'APPROVED', { note: ' Welcome. ', endsAt });
    expect(body).toMatchObject({
      status: 'APPROVED',
      note: 'Welcome.',
      endsAt,
      reviewedBy: { email: persons.foundry },
    });
    const { rows } = await pool.query<{ kind: string }>(
      `select kind from audit_entries where subject_id = any($1) and kind not like 'session.%'
      order by at, id`,
      [[id, person.id]],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'roleRequest.created',
      'role.assigned',
      'roleRequest.decided',
    ]);
    const mine = (await notified(pool)).filter(({ userId }) => userId === person.id);
    expect(mine).toMatchObject([{ title: 'You are Foundry Champion now', body: 'Welcome.' }]);
    const { data } = await person.ask(requests.list);
    expect(data).toMatchObject([{ id, status: 'APPROVED' }]);
  });

  test('with an end that has passed decides nothing', async () => {
    const person = await newPerson();
    const { id } = await askFor(person, 'Foundry Champion');
    const endsAt = '2001-05-01T00:00:00Z';
    const { body } = await decide(foundry, id, 'APPROVED', { endsAt });
    expect(body).toMatchObject({ code: 'role.past' });
    const { data } = await person.ask(requests.list);
    expect(data).toMatchObject([{ status: 'PENDING', reviewedAt: null }]);
  });

  test('at the same time: one decides, the other gets the state', async () => {
    const person = await newPerson();
    const { id } = await askFor(person, 'Foundry Champion');
    const both = await Promise.all([
      decide(superuser, id, 'APPROVED', { note: 'by the first' }),
      decide(foundry, id, 'REJECTED', { note: 'by the second' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body as { status: string; note: string };
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({
      code: 'roleRequest.decided',
      details: { request: won },
      error: `This request was ${won.status.toLowerCase()} in the meantime.`,
    });
    expect(await holds(person.id)).toEqual(won.status === 'APPROVED' ? ['Foundry Champion'] : []);
    expect((await decide(person, id, 'WITHDRAWN')).status).toBe(409);
  });

  test('is done when the role is given in another way', async () => {
    const person = await newPerson();
    const { id } = await askFor(person, 'Foundry Champion');
    await foundry.ask(roles.assign, { body: { userId: person.id, roleName: 'Foundry Champion' } });
    const { data } = await person.ask(requests.list);
    expect(data).toMatchObject([
      { id, status: 'APPROVED', reviewedBy: { email: persons.foundry } },
    ]);
    const mine = (await notified(pool)).filter(({ userId }) => userId === person.id);
    expect(mine).toHaveLength(1);
  });
});

test('the number that waits is the reviewers’', async () => {
  const { pending } = await foundry.ask(requests.figures);
  const { data } = await foundry.ask(requests.list, { query: { status: 'PENDING', limit: '100' } });
  expect(pending).toBe(data.length);
  const own = await foundry.ask(requests.list, { query: { scope: 'own' } });
  const me = await foundry.ask(byAuth, { query: { authId: foundry.authId } });
  expect(own.data.filter(({ requester }) => requester.id !== me.id)).toEqual([]);
});
