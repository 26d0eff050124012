import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import {
  corporationDomains,
  corporations,
  corporationTenants,
} from '#core/server/tables/corporations.ts';
import { authAccounts, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { security } from '#features/people/identity/domain/account-endpoints.ts';
import { openForgingProvider } from '#core/tests/forged-token-provider.ts';
import { arrive, whoIs } from '#core/tests/provider-sign-in.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const provider = await openForgingProvider();
afterAll(() => provider.close());
const server = await openTestServer({
  demonstration: true,
  environment: {
    AUTH_EMULATOR_URL: provider.url,
    OIDC_COMPANY_ISSUER: `${provider.url}/company`,
    OIDC_COMPANY_CLIENT_ID: 'outrider',
    OIDC_COMPANY_CLIENT_SECRET: 'hidden',
    OIDC_COMPANY_DOMAINS: 'skf.example, skf.se.example',
  },
});
const { db } = server.database;
const owner = await server.signIn('owner@skf.example');
const [skf] = await db.select().from(corporations).where(eq(corporations.slug, 'skf'));
const boundTenant = '11111111-1111-4111-8111-111111111111';
await db.insert(corporationTenants).values({ tenantId: boundTenant, corporationId: skf?.id ?? '' });
await db
  .insert(corporationDomains)
  .values({ domain: 'skf.se.example', corporationId: skf?.id ?? '' });

const come = (person: object, via = 'google') => arrive(server, provider, { ...person }, via);
const accountsOf = (userId: string) =>
  db.select().from(authAccounts).where(eq(authAccounts.userId, userId));
const everybody = async () => (await db.select().from(authUsers)).length;

// Each test begins with people who have passwords only.
beforeEach(async () => {
  for (const providerId of ['google', 'microsoft', 'company']) {
    await db.delete(authAccounts).where(eq(authAccounts.providerId, providerId));
  }
});

describe('a known address', () => {
  const elin = { sub: 'elin', email: 'Owner@SKF.example', name: 'Elin Lund' };

  test('links when Google has verified it, and keeps no token of the provider', async () => {
    const ended = await come({ ...elin, email_verified: true });
    expect(ended).toMatchObject({ path: '/auth/done.html', error: null });
    expect(await whoIs(server, ended)).toMatchObject({ id: owner.authId });
    const [linked] = (await accountsOf(owner.authId)).filter((one) => one.password === null);
    expect(linked).toMatchObject({
      providerId: 'google',
      accountId: `${provider.url}/google elin`,
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });
  });

  test.each([
    ['Google, unverified', 'google', { email_verified: false }],
    ['Google, without the claim', 'google', {}],
    ['Microsoft, without the claim', 'microsoft', { tid: 'another-tenant' }],
    ['Microsoft, with the claim of others', 'microsoft', { email_verified: true, tid: 'x' }],
    ['Microsoft, false', 'microsoft', { xms_edov: false, tid: 'x' }],
    ['Microsoft, tenant as a list', 'microsoft', { tid: [boundTenant] }],
    ['Microsoft, tenant with NUL', 'microsoft', { tid: `${boundTenant}\0` }],
    ['a company, unverified', 'company', { email_verified: false }],
  ])('does not link: %s', async (_, via, claims) => {
    const ended = await come({ ...elin, ...claims }, via);
    expect(ended).toMatchObject({ error: 'signIn.unverified', cookie: '' });
    expect(await accountsOf(owner.authId)).toHaveLength(1);
  });

  test.each([
    ['xms_edov', { xms_edov: true }],
    ['xms_edov as text', { xms_edov: '1' }],
    ['a tenant bound to the corporation, on its domain', { tid: boundTenant }],
  ])('links from Microsoft by %s', async (_, claims) => {
    const ended = await come({ ...elin, ...claims }, 'microsoft');
    expect(await whoIs(server, ended)).toMatchObject({ id: owner.authId });
  });

  test('of another corporation is not believed from a bound tenant', async () => {
    const forged = { sub: 'x', email: 'member@norrland.example', tid: boundTenant };
    expect(await come(forged, 'microsoft')).toMatchObject({ error: 'signIn.unverified' });
  });

  test('outside its domains is not believed from a company’s provider', async () => {
    const forged = { sub: 'x', email: 'member@norrland.example', email_verified: true };
    expect(await come(forged, 'company')).toMatchObject({ error: 'signIn.unverified' });
  });

  test('gets the same answer as an unknown one when it is not verified', async () => {
    const member = await come({ ...elin, email_verified: false });
    const unknown = await come({ sub: 'x', email: 'nobody@skf.example', email_verified: false });
    expect(unknown.reply.headers['location']).toBe(member.reply.headers['location']);
  });
});

describe('a person is an issuer and a subject', () => {
  const first = { sub: 'first', email: 'owner@skf.example', email_verified: true };

  test('the same twice is one person, with one account', async () => {
    const once = await whoIs(server, await come(first));
    const twice = await whoIs(server, await come(first));
    expect(twice).toEqual(once);
    expect(await accountsOf(owner.authId)).toHaveLength(2);
  });

  test('a changed email keeps the person, verified or not', async () => {
    await come(first);
    const before = await everybody();
    for (const email_verified of [true, false]) {
      const ended = await come({ ...first, email: 'elin.berg@elsewhere.example', email_verified });
      expect(await whoIs(server, ended)).toMatchObject({ id: owner.authId });
    }
    expect(await everybody()).toBe(before);
  });

  test('a changed email is offered to the person where it is verified', async () => {
    const offered = async () => (await owner.ask(security)).providerEmail;
    await come(first);
    expect(await offered()).toBeNull();
    const email = 'elin.berg@skf.example';
    await come({ ...first, email, email_verified: false });
    expect(await offered()).toBeNull();
    await come({ ...first, email: email.toUpperCase() });
    expect(await offered()).toBe(email);
    await come(first);
    expect(await offered()).toBeNull();
  });

  test('a successor with the old address is refused, and gets nothing of the person', async () => {
    await come(first);
    const ended = await come({ ...first, sub: 'successor' });
    expect(ended).toMatchObject({ error: 'signIn.successor', cookie: '' });
    expect(await accountsOf(owner.authId)).toHaveLength(2);
  });

  test('whoever manages accounts is asked to decide, once however often they try', async () => {
    await come({ ...first, sub: 'successor' });
    await come({ ...first, sub: 'successor' });
    const notices = (await notified(server.database.pool)).filter(
      ({ kind }) => kind === 'address taken',
    );
    const byManager = Map.groupBy(notices, ({ email }) => email);
    expect([...byManager.keys()].toSorted()).toEqual([
      'foundry@outrider.example',
      'superuser@outrider.example',
    ]);
    for (const each of byManager.values()) {
      expect(each).toMatchObject([{ title: expect.stringContaining(first.email) }]);
    }
  });

  test('a successor is refused where the person has another address by now', async () => {
    const email = 'before@skf.example';
    await come({ sub: 'moved', email, email_verified: true });
    const [person] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    await db
      .insert(users)
      .values({ id: newId(), email, authId: person?.id ?? '', corporationId: skf?.id ?? null });
    await db
      .update(authUsers)
      .set({ email: 'after@skf.example' })
      .where(eq(authUsers.id, person?.id ?? ''));
    const ended = await come({ sub: 'successor', email, email_verified: true });
    expect(ended).toMatchObject({ error: 'signIn.successor', cookie: '' });
  });

  test('the same subject of another issuer is somebody else', async () => {
    await come(first);
    const ended = await come({ ...first, email: 'new.person@skf.example' }, 'company');
    const other = await whoIs(server, ended);
    expect(other?.email).toBe('new.person@skf.example');
    expect(other?.id).not.toBe(owner.authId);
  });

  test('that is deactivated is refused after the proof, known or to be linked', async () => {
    const active = (isActive: boolean) =>
      db.update(users).set({ isActive }).where(eq(users.email, 'owner@skf.example'));
    await active(false);
    const toLink = await come(first);
    await active(true);
    await come(first);
    await active(false);
    const visit = await come(first);
    const unproven = await come({ ...first, sub: 'x', email_verified: false });
    await active(true);
    expect(toLink).toMatchObject({ error: 'signIn.disabled', cookie: '' });
    expect(visit).toMatchObject({ error: 'signIn.disabled', cookie: '' });
    expect(unproven).toMatchObject({ error: 'signIn.unverified', cookie: '' });
  });
});

describe('an unknown address', () => {
  test('gets an account where its corporation lists the domain', async () => {
    const ended = await come({ sub: 'new', email: 'nils@skf.example', email_verified: true });
    expect(await whoIs(server, ended)).toMatchObject({ email: 'nils@skf.example' });
  });

  test('is believed on every domain that its provider vouches for', async () => {
    const person = { sub: 'second', email: 'nora@skf.se.example', email_verified: true };
    expect(await come(person, 'company')).toMatchObject({ error: null });
    const bound = { sub: 'third', email: 'nina@skf.se.example', tid: boundTenant };
    expect(await come(bound, 'microsoft')).toMatchObject({ error: null });
  });

  test.each([
    'jo@elsewhere.example',
    'jo@mail.skf.example',
    'jo@skf.example.evil',
    'jo@xskf.example',
    'jo@skf.xyz',
  ])('%s gets none', async (email) => {
    const before = await everybody();
    const ended = await come({ sub: email, email, email_verified: true });
    expect(ended).toMatchObject({ error: 'signIn.noAccount', cookie: '' });
    expect(await everybody()).toBe(before);
  });

  test('that was invited and never signed in gets an account once verified', async () => {
    const email = 'guest@elsewhere.example';
    await db.insert(users).values({ id: newId(), email: 'Guest@elsewhere.example' });
    const unverified = await come({ sub: 'thief', email, email_verified: false });
    expect(unverified).toMatchObject({ error: 'signIn.unverified', cookie: '' });
    const ended = await come({ sub: 'guest', email, email_verified: true });
    expect(await whoIs(server, ended)).toMatchObject({ email });
  });

  /** As an invitation leaves it: an account that nobody has used. */
  async function invited(email: string): Promise<string> {
    const id = newId();
    await db.insert(authUsers).values({ id, email, name: 'Guest' });
    await db.insert(users).values({ id: newId(), email, authId: id });
    return id;
  }

  test('that was invited with an account gets that one, once verified', async () => {
    const email = 'invited@elsewhere.example';
    const id = await invited(email);
    const unverified = await come({ sub: 'thief', email, email_verified: false });
    expect(unverified).toMatchObject({ error: 'signIn.unverified', cookie: '' });
    const ended = await come({ sub: 'invited', email, email_verified: true });
    expect(await whoIs(server, ended)).toMatchObject({ id, email });
  });

  test('is not taken over where somebody else holds an unverified account with it', async () => {
    const email = 'held@elsewhere.example';
    const id = await invited(email);
    const account = { id: newId(), accountId: id, providerId: 'credential', userId: id };
    await db.insert(authAccounts).values({ ...account, password: 'x' });
    const ended = await come({ sub: 'held', email, email_verified: true });
    expect(ended.cookie).toBe('');
    expect(await accountsOf(id)).toHaveLength(1);
  });
});
