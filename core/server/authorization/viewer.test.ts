import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { figures } from '#features/portfolio/projects/domain/endpoints.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authSessions, authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { signOut, type SignedIn } from '#core/tests/sign-in.ts';
import { openTokenForger } from '#core/tests/unauthenticated-callers.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openViewers } from './viewer.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
/** A moment on the clock that the cache reads. */
const hour = 3_600_000;
/** The clock stands still: nothing expires by itself. */
const setClock = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);
beforeEach(() => setClock(hour));
afterEach(() => vi.restoreAllMocks());

const isRefused = async (person: SignedIn) => (await person.try(list)).status === 401;
const mine = (person: SignedIn) => eq(users.authId, person.authId);

describe('the cached viewer of a person is invalidated', () => {
  test('when they sign out: every later read fails', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await server.signInAgain('member@skf.example');
      await person.ask(list);
      expect((await signOut(server, person)).status).toBe(200);
      expect((await person.try(list)).status).toBe(401);
    }
  });

  test('when they sign out, for that session only', async () => {
    const here = await server.signInAgain('member@skf.example');
    const there = await server.signInAgain('member@skf.example');
    await signOut(server, here);
    expect((await there.try(list)).status).toBe(200);
  });

  test('when their session is revoked elsewhere', async () => {
    const person = await server.signInAgain('member@skf.example');
    await person.ask(list);
    await db.delete(authSessions).where(eq(authSessions.userId, person.authId));
    await expect.poll(() => isRefused(person)).toBe(true);
  });

  test('when they are deactivated or reactivated', async () => {
    const person = await server.signInAgain('developer@skf.example');
    await person.ask(list);
    await db.update(users).set({ isActive: false }).where(mine(person));
    await expect.poll(() => isRefused(person)).toBe(true);
    await db.update(users).set({ isActive: true }).where(mine(person));
    await expect.poll(() => isRefused(person)).toBe(false);
  });

  test('when a role is removed or added', async () => {
    const person = await server.signIn('foundry@outrider.example');
    const number = async () => (await person.ask(list)).length;
    expect(await number()).toBe(3);
    const [me] = await db.select().from(users).where(mine(person));
    const [held] = await db
      .select()
      .from(userSystemRoles)
      .where(eq(userSystemRoles.userId, me?.id ?? ''));
    await db.delete(userSystemRoles).where(eq(userSystemRoles.userId, me?.id ?? ''));
    await db.update(users).set({ isFoundryUser: false }).where(mine(person));
    await expect.poll(number).toBe(0);
    await db.insert(userSystemRoles).values(held ? [held] : []);
    await expect.poll(number).toBe(3);
  });

  test('when their corporation is deleted or restored', async () => {
    const person = await server.signIn('member@norrland.example');
    const corporationIds = async () => (await person.ask(list)).map(({ id }) => id);
    const [id = ''] = await corporationIds();
    const activate = (isActive: boolean) =>
      db.update(corporations).set({ isActive }).where(eq(corporations.id, id));
    await activate(false);
    await expect.poll(corporationIds).toEqual([]);
    await activate(true);
    await expect.poll(corporationIds).toEqual([id]);
  });

  test('when their address loses its verification', async () => {
    const person = await server.signIn('superuser@outrider.example');
    expect(await person.ask(list)).toHaveLength(3);
    const verified = (emailVerified: boolean) =>
      db.update(authUsers).set({ emailVerified }).where(eq(authUsers.id, person.authId));
    await verified(false);
    await expect.poll(() => person.ask(list)).toHaveLength(0);
    const { id, isFoundryUser } = await person.ask(byAuth, { query: { authId: person.authId } });
    expect(isFoundryUser).toBe(false);
    expect(await person.ask(roles.ofUser, { params: { userId: id } })).toEqual([]);
    await verified(true);
    await expect.poll(() => person.ask(list)).toHaveLength(3);
  });
});

describe('without the notification that empties the cache, as when its connection is down', () => {
  /** Somebody with a cached viewer whose session has ended. */
  async function endedSilently(): Promise<SignedIn> {
    const person = await server.signInAgain('member@skf.example');
    await person.ask(list);
    await server.database.pool.query(`begin; set local session_replication_role = replica;
      delete from auth_sessions where user_id = '${person.authId}'; commit`);
    expect((await person.try(list)).status).toBe(200);
    return person;
  }

  test('a write reads who writes from the database, whatever is cached', async () => {
    const person = await endedSilently();
    const response = await person.send('POST', '/collections', { body: { name: 'Written late' } });
    expect(response.status).toBe(401);
  });

  test('a read believes the cache for half a minute', async () => {
    expect(serverLimits.viewerCacheMs).toBe(30_000);
    const person = await endedSilently();
    setClock(hour + serverLimits.viewerCacheMs - 1000);
    expect((await person.try(list)).status).toBe(200);
    setClock(hour + serverLimits.viewerCacheMs + 1000);
    // The cache looks at the clock every millisecond.
    await expect.poll(() => isRefused(person)).toBe(true);
  });
});

test('a viewer read before a change is not cached after it', async () => {
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

test('reads of one person share a cached viewer, reads of two people do not', async () => {
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

test('the system roles are exactly those of section 6', async () => {
  const names = (await db.select().from(systemRoles)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Foundry Champion', 'Foundry User', 'Superuser']);
});
