import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  list as corporationList,
  ofUser as corporationOf,
} from '#core/domain/identity/corporation-endpoints.ts';
import { list as opportunityList } from '#features/cases/opportunities/domain/endpoints.ts';
import { list as projectList } from '#features/portfolio/projects/domain/endpoints.ts';
import { ofUser as rolesOf } from '#core/domain/identity/role-endpoints.ts';
import { byAuth, sync } from '#core/domain/identity/user-endpoints.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { newId } from '#core/server/tables/columns.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const password = 'correct horse battery';

/** A person with an account but without a record: before the first sync. */
async function newcomer(email: string, options: { verified?: boolean; name?: string } = {}) {
  const { verified = true, name = 'New Comer' } = options;
  const account = { email, password, firstName: name, lastName: '', title: null };
  await createAccount(db, { ...account, corporationId: null, isFoundryUser: false });
  await db.delete(users).where(eq(users.email, email));
  await db
    .update(authUsers)
    .set({ emailVerified: verified, name })
    .where(eq(authUsers.email, email));
  return server.signIn(email, password);
}

const claims = { authId: '', firstName: '', lastName: '', email: '', photoUrl: null };
const syncAs = (person: SignedIn, body: object = {}) =>
  person.send('POST', '/users/authenticated-user', { body: { ...claims, ...body } });
const corporationNames = async (person: SignedIn) =>
  (await person.ask(corporationList)).map(({ name }) => name);

describe('the first sign-in', () => {
  test('with a verified address on a listed domain joins the corporation, and is recorded', async () => {
    const person = await newcomer('first@skf.example');
    expect(await corporationNames(person)).toEqual([]);
    const { id } = await person.ask(sync, {
      body: { ...claims, firstName: 'Ada', lastName: 'Lind' },
    });
    expect(await person.ask(byAuth, { query: { authId: person.authId } })).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lind',
      email: 'first@skf.example',
      isFoundryUser: false,
    });
    expect(await corporationNames(person)).toEqual(['SKF']);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'corporation.joined',
      'user.synced',
    ]);
  });

  test.each([
    'first@mail.skf.example',
    'first@skf.example.evil',
    'first@notskf.example',
    'first@skf.com',
    'first@skf.xyz',
    'first@skf-example.com',
  ])('as %s joins nothing, though its domain looks similar', async (email) => {
    const person = await newcomer(email);
    expect((await syncAs(person)).status).toBe(200);
    expect(await corporationNames(person)).toEqual([]);
  });

  test('takes the names from the account or else the address, when none are given', async () => {
    const named = await newcomer('named@skf.example', { name: 'Jane Maria van Dijk' });
    expect((await syncAs(named)).body).toMatchObject({
      firstName: 'Jane',
      lastName: 'Maria van Dijk',
    });
    const unnamed = await newcomer('jane.van_dijk@skf.example', { name: '' });
    expect((await syncAs(unnamed, { firstName: ' ', lastName: '\t' })).body).toMatchObject({
      firstName: 'Jane',
      lastName: 'Van Dijk',
    });
  });

  test('merges the account with the existing team member, with the person’s own name', async () => {
    const [invited] = await db
      .insert(users)
      .values({ id: newId(), email: 'Invited@halden.example', firstName: 'Tor', lastName: 'Aasen' })
      .returning();
    const person = await newcomer('someone-else@halden.example');
    await db
      .update(authUsers)
      .set({ email: 'invited@halden.example' })
      .where(eq(authUsers.id, person.authId));
    const reply = await syncAs(person, { firstName: 'Another', lastName: 'Name' });
    expect(reply.body).toMatchObject({ id: invited?.id, firstName: 'Tor', authId: person.authId });
    expect(await corporationNames(person)).toEqual(['Halden Marine']);
  });

  test('ten times at once creates one person and one event', async () => {
    const person = await newcomer('often@skf.example');
    const replies = await Promise.all(Array.from({ length: 10 }, () => syncAs(person)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const [rows] = await db
      .select({ n: count() })
      .from(users)
      .where(eq(users.email, 'often@skf.example'));
    expect(rows?.n).toBe(1);
    const [{ id } = { id: '' }] = replies.map(({ body }) => body as { id: string });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'corporation.joined',
      'user.synced',
    ]);
  });

  test('repeated changes nothing', async () => {
    const person = await server.signIn('member@skf.example');
    const before = await syncAs(person);
    expect(
      (await syncAs(person, { firstName: 'Other', photoUrl: 'https://x.example/y' })).text,
    ).toBe(before.text);
  });
});

describe('claims of the body', () => {
  test('about identity are ignored', async () => {
    const owner = await server.signIn('owner@skf.example');
    const person = await newcomer('claims@halden.example');
    const reply = await syncAs(person, {
      authId: owner.authId,
      email: owner.email,
      id: owner.authId,
      isFoundryUser: true,
      systemRoles: ['Superuser'],
      corporationId: '019a0000-0000-7000-8000-000000000001',
    });
    expect(reply.body).toMatchObject({
      authId: person.authId,
      email: 'claims@halden.example',
      isFoundryUser: false,
    });
    expect(await corporationNames(person)).toEqual(['Halden Marine']);
  });

  test('of a photo that is no web address are ignored', async () => {
    const person = await newcomer('photo@skf.example');
    const reply = await syncAs(person, { photoUrl: 'javascript:alert(1)' });
    expect(reply.text).not.toContain('javascript');
  });
});

describe('a person with an unverified address', () => {
  test('gets a record and nothing else', async () => {
    const person = await newcomer('unsure@skf.example', { verified: false });
    const { id } = await person.ask(sync, { body: claims });
    const params = { userId: String(id) };
    expect(await corporationNames(person)).toEqual([]);
    expect(await person.ask(corporationOf, { params })).toBeNull();
    expect(await person.ask(rolesOf, { params })).toEqual([]);
    expect((await person.ask(opportunityList, {})).data).toEqual([]);
    expect((await person.ask(projectList, {})).data).toEqual([]);
  });

  test("cannot take over the record of the address's owner", async () => {
    await db
      .insert(users)
      .values({ id: newId(), email: 'expected@skf.example', firstName: 'Real' });
    const account = {
      email: 'before@skf.example',
      password,
      firstName: 'F',
      lastName: '',
      title: null,
    };
    await createAccount(db, { ...account, corporationId: null, isFoundryUser: false });
    await db.delete(users).where(eq(users.email, account.email));
    await db
      .update(authUsers)
      .set({ email: 'expected@skf.example', emailVerified: false })
      .where(eq(authUsers.email, account.email));
    const person = await server.signIn('expected@skf.example', password);
    const reply = await syncAs(person);
    expect(reply).toMatchObject({ status: 409, body: { code: 'signIn.emailInUse' } });
    const [row] = await db.select().from(users).where(eq(users.email, 'expected@skf.example'));
    expect(row?.authId).toBeNull();
  });
});

describe('loading a person by auth id', () => {
  test('answers only for oneself; others and unknown ids give the same error', async () => {
    const owner = await server.signIn('owner@skf.example');
    const member = await server.signIn('member@skf.example');
    const ask = (authId: string) => member.try(byAuth, { query: { authId } });
    expect((await ask(member.authId)).status).toBe(200);
    const [other, nobody] = [await ask(owner.authId), await ask('nobody')];
    expect(other.status).toBe(404);
    expect(other.text).toBe(nobody.text);
  });

  test('answers the foundry for everybody', async () => {
    const foundry = await server.signIn('foundry@outrider.example');
    const owner = await server.signIn('owner@skf.example');
    const user = await foundry.ask(byAuth, { query: { authId: owner.authId } });
    expect(user.email).toBe('owner@skf.example');
  });
});
