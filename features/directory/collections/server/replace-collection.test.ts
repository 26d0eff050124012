import { expect, test } from 'vitest';
import { bodyOf } from '#features/directory/collections/domain/collection.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const foreigner = await server.signIn('member@norrland.example');
const { rows } = await server.database.pool.query<{ id: string }>(
  "select id from companies where kind = 'startup' order by id limit 2",
);
const [acme = '', bolt = ''] = rows.map(({ id }) => id);

async function filled(name: string) {
  const made = await owner.ask(endpoints.create, { body: { name } });
  const params = { id: made.id };
  const subspaces = [{ id: 'near', name: 'Near', description: '', parentId: null }];
  const body = {
    ...bodyOf(made),
    subspaces,
    startupIds: [acme],
    blacklistedStartupIds: [bolt],
    startupToSubspaces: { [acme]: ['near'] },
    sharedToUsers: [reader.authId],
  };
  const stored = await owner.ask(endpoints.replace, { params, body });
  const note = { note: 'Quiet.', rating: 4 };
  await owner.ask(endpoints.writeNote, { params: { ...params, companyId: acme }, body: note });
  return stored;
}

test('a copy has the companies and sub-spaces, but neither people nor notes', async () => {
  const { id } = await filled('Gears');
  const copied = await reader.ask(endpoints.copy, { params: { id } });
  expect(copied).toMatchObject({
    name: 'Gears (copy)',
    userId: reader.authId,
    sharedToUsers: [],
    version: 1,
    startupIds: [acme],
    blacklistedStartupIds: [bolt],
    startupToSubspaces: { [acme]: ['near'] },
    subspaces: [{ id: 'near', name: 'Near' }],
  });
  expect(await reader.ask(endpoints.notes, { params: { id: copied.id } })).toEqual([]);
  const again = await reader.ask(endpoints.copy, { params: { id } });
  expect(again.name).toBe('Gears (copy 2)');
  expect((await owner.try(endpoints.get, { params: { id: copied.id } })).status).toBe(404);
  expect((await foreigner.try(endpoints.copy, { params: { id } })).status).toBe(404);
});

test('a copy requested twice with one idempotency key is made once', async () => {
  const { id } = await filled('Once');
  const how = { headers: { 'idempotency-key': 'one-act-of-copying' } };
  const twice = await Promise.all(
    [1, 2].map(() => owner.send('POST', `/collections/${id}/copy`, how)),
  );
  const [first, second] = twice.map(({ body }) => (body as { id: string }).id);
  expect(first).toBe(second);
});

test('the avatars of all visible collections come in one answer', async () => {
  const { id } = await filled('With faces');
  const facesFor = async (person: typeof owner) =>
    (await person.ask(endpoints.avatars)).find(({ collectionId }) => collectionId === id)?.people;
  expect(await facesFor(owner)).toMatchObject([
    { name: 'Elin Lund', isOwner: true },
    { authId: reader.authId, isOwner: false },
  ]);
  expect(await facesFor(reader)).toEqual(await facesFor(owner));
  expect(await facesFor(foreigner)).toBeUndefined();
});

test('deleted collections are listed for their owner only, latest first, until restored', async () => {
  const [older, newer] = [await filled('Older'), await filled('Newer')];
  for (const { id } of [older, newer]) await owner.ask(endpoints.remove, { params: { id } });
  const listed = await owner.ask(endpoints.deleted);
  expect(listed.slice(0, 2)).toMatchObject([
    { id: newer.id, name: 'Newer', companies: 1 },
    { id: older.id, name: 'Older', companies: 1 },
  ]);
  expect(await reader.ask(endpoints.deleted)).toEqual([]);
  await owner.ask(endpoints.restore, { params: { id: newer.id } });
  expect((await owner.ask(endpoints.deleted)).map(({ id }) => id)).not.toContain(newer.id);
});
