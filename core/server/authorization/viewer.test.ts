import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { figures } from '#features/projects/domain/endpoints.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { authSessions, authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { signOut, type SignedIn } from '#core/tests/sign-in.ts';
import { openTokenForger } from '#core/tests/unauthenticated-callers.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openViewers } from './viewer.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const patienceMs = 500;

/** How long it takes until this holds; what is told by the database is told within milliseconds. */
async function msUntil(holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > patienceMs) throw new Error('It never came to hold.');
  }
  return performance.now() - started;
}

const isRefused = async (person: SignedIn) => (await person.try(list)).status === 401;
const mine = (person: SignedIn) => eq(users.authId, person.authId);

describe('what was remembered of a person is forgotten', () => {
  test('when they sign out: not one read succeeds after it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await server.signInAgain('member@skf.example');
      await person.ask(list);
      expect((await signOut(server, person)).status).toBe(200);
      expect((await person.try(list)).status).toBe(401);
    }
  });

  test('when they sign out, of that session only', async () => {
    const here = await server.signInAgain('member@skf.example');
    const there = await server.signInAgain('member@skf.example');
    await signOut(server, here);
    expect((await there.try(list)).status).toBe(200);
  });

  test('when their session is ended from elsewhere', async () => {
    const person = await server.signInAgain('member@skf.example');
    await person.ask(list);
    await db.delete(authSessions).where(eq(authSessions.userId, person.authId));
    expect(await msUntil(() => isRefused(person))).toBeLessThan(patienceMs);
  });

  test('when they are deactivated, and again when they are let back in', async () => {
    const person = await server.signInAgain('developer@skf.example');
    await person.ask(list);
    await db.update(users).set({ isActive: false }).where(mine(person));
    expect(await msUntil(() => isRefused(person))).toBeLessThan(patienceMs);
    await db.update(users).set({ isActive: true }).where(mine(person));
    await msUntil(async () => !(await isRefused(person)));
  });

  test('when a role is taken or given: it counts at once', async () => {
    const person = await server.signIn('foundry@outrider.example');
    const corporations = async () => (await person.ask(list)).length;
    expect(await corporations()).toBe(3);
    const [me] = await db.select().from(users).where(mine(person));
    const [held] = await db
      .select()
      .from(userSystemRoles)
      .where(eq(userSystemRoles.userId, me?.id ?? ''));
    await db.delete(userSystemRoles).where(eq(userSystemRoles.userId, me?.id ?? ''));
    await db.update(users).set({ isFoundryUser: false }).where(mine(person));
    expect(await msUntil(async () => (await corporations()) === 0)).toBeLessThan(patienceMs);
    await db.insert(userSystemRoles).values(held ? [held] : []);
    expect(await msUntil(async () => (await corporations()) === 3)).toBeLessThan(patienceMs);
  });

  test('when their address turns out not to be verified', async () => {
    const person = await server.signIn('superuser@outrider.example');
    expect(await person.ask(list)).toHaveLength(3);
    const verified = (emailVerified: boolean) =>
      db.update(authUsers).set({ emailVerified }).where(eq(authUsers.id, person.authId));
    await verified(false);
    await msUntil(async () => (await person.ask(list)).length === 0);
    const { id, isFoundryUser } = await person.ask(byAuth, { query: { authId: person.authId } });
    expect(isFoundryUser).toBe(false);
    expect(await person.ask(roles.ofUser, { params: { userId: id } })).toEqual([]);
    await verified(true);
    await msUntil(async () => (await person.ask(list)).length === 3);
  });
});

test('what was read before a change is not remembered after it', async () => {
  const person = await server.signInAgain('observer@skf.example');
  const { sub = '', sid } = (await openTokenForger(server)).claimsOf(person);
  const claims = { authId: sub, sessionId: String(sid) };
  const viewers = openViewers(db);
  const reading = viewers.forReading(claims);
  viewers.forget(claims.authId);
  await reading;
  await db.delete(authSessions).where(eq(authSessions.id, claims.sessionId));
  await expect(viewers.forReading(claims)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('reads of one person share what is remembered, and it is not the person of somebody else', async () => {
  const champion = await server.signIn('champion@skf.example');
  const norrland = await server.signIn('member@norrland.example');
  const both = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? champion : norrland).ask(list)),
  );
  const names = both.map(([corporation]) => corporation?.name);
  expect(names.filter((_, index) => index % 2 === 0).every((name) => name === 'SKF')).toBe(true);
  expect(
    names.filter((_, index) => index % 2 === 1).every((name) => name === 'Norrland Steel'),
  ).toBe(true);
  expect((await champion.ask(figures)).active).toBeGreaterThan(0);
});

test('there are exactly the system roles of section 6', async () => {
  const names = (await db.select().from(systemRoles)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Foundry Champion', 'Foundry User', 'Superuser']);
});
