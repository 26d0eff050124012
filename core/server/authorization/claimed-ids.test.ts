import { expect, test } from 'vitest';
import { ofUser as corporationOf } from '#core/domain/identity/corporation-endpoints.ts';
import { ofUser as rolesOf } from '#core/domain/identity/role-endpoints.ts';
import { byAuth, search } from '#core/domain/identity/user-endpoints.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** Section 7: an auth id in a query is a claim. Who asks is in the token. */

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const superuser = await server.signIn('superuser@outrider.example');
const norrland = await server.signIn('member@norrland.example');
const userIdOf = async (person: typeof owner) =>
  (await person.ask(byAuth, { query: { authId: person.authId } })).id;

test.each([
  ['a colleague of the searched', owner],
  ['a superuser', superuser],
])('people are searched as oneself, whoever one claims to be: %s', async (_who, claimed) => {
  const query = { q: 'elin', sameCorporationOnly: 'false', currentAuthId: claimed.authId } as const;
  expect(await norrland.ask(search, { query })).toEqual([]);
  expect(await claimed.ask(search, { query })).not.toEqual([]);
});

test('the lists of collections are one’s own, whoever one claims to be', async () => {
  const { id } = await owner.ask(collections.create, { body: { name: 'Of the owner' } });
  const query = { authId: owner.authId };
  expect((await owner.ask(collections.own, { query })).map((one) => one.id)).toContain(id);
  for (const person of [norrland, superuser]) {
    const listed = [
      ...(await person.ask(collections.own, { query })),
      ...(await person.ask(collections.shared, { query })),
    ];
    expect(listed.filter(({ userId }) => userId === owner.authId)).toEqual([]);
  }
});

test('a corporation, roles and a record are told of oneself, and to the foundry', async () => {
  const params = { userId: await userIdOf(owner) };
  const query = { authId: owner.authId };
  expect((await norrland.try(corporationOf, { params })).status).toBe(404);
  expect((await norrland.try(rolesOf, { params })).status).toBe(404);
  expect((await norrland.try(byAuth, { query })).status).toBe(404);
  expect(await superuser.ask(corporationOf, { params })).toMatchObject({ name: 'SKF' });
  expect((await superuser.try(rolesOf, { params })).status).toBe(200);
  expect((await superuser.try(byAuth, { query })).status).toBe(200);
});
