import { beforeEach, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/collections/domain/collection.ts';
import * as collections from '#features/collections/domain/endpoints.ts';
import * as endpoints from '#features/documents/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');

beforeEach(() => server.database.pool.query('delete from user_metadata'));

const made = () => owner.ask(collections.create, { body: { name: 'Sensing' } });
const choose = (person: typeof owner, activeCollectionId: string | null) =>
  person.try(endpoints.addUserMetadata, { body: { activeCollectionId } });
const active = async (person: typeof owner) =>
  (await person.ask(endpoints.userMetadata)).map(({ activeCollectionId }) => activeCollectionId);
const shareWith = async (collection: Collection, sharedToUsers: string[]) =>
  owner.ask(collections.replace, {
    params: { id: collection.id },
    body: { ...bodyOf(collection), sharedToUsers },
  });

test('a choice is saved per user, in one record, across sessions', async () => {
  const { id } = await made();
  expect(await active(owner)).toEqual([]);
  await Promise.all([choose(owner, null), choose(owner, id)]);
  await choose(owner, id);
  const again = await server.signInAgain('owner@skf.example');
  expect(await active(owner)).toEqual([id]);
  expect(await active(again)).toEqual([id]);
  expect(await active(reader)).toEqual([]);
});

test('a partial update leaves the other fields unchanged', async () => {
  const { id } = await made();
  await choose(owner, id);
  const [record] = await owner.ask(endpoints.userMetadata);
  const params = { id: record?.id ?? '' };
  await owner.ask(endpoints.changeUserMetadata, { params, body: {} });
  expect(await active(owner)).toEqual([id]);
  await owner.ask(endpoints.changeUserMetadata, { params, body: { activeCollectionId: null } });
  expect(await active(owner)).toEqual([null]);
  const foreign = await reader.try(endpoints.changeUserMetadata, { params, body: {} });
  expect(foreign.status).toBe(404);
});

test('a collection the user may not see cannot be chosen, the same as a missing one', async () => {
  const { id } = await made();
  const [hidden, absent] = [
    await choose(reader, id),
    await choose(reader, '00000000-0000-4000-8000-000000000000'),
  ];
  expect(hidden.status).toBe(400);
  expect(hidden.body).toEqual(absent.body);
});

test('a deleted or no longer shared collection is omitted until it is available again', async () => {
  const shared = await shareWith(await made(), [reader.authId]);
  await choose(reader, shared.id);
  const unshared = await shareWith(shared, []);
  expect(await active(reader)).toEqual([null]);
  await shareWith(unshared, [reader.authId]);
  expect(await active(reader)).toEqual([shared.id]);
  const params = { id: shared.id };
  await owner.ask(collections.remove, { params });
  expect(await active(reader)).toEqual([null]);
  await owner.ask(collections.restore, { params });
  expect(await active(reader)).toEqual([shared.id]);
});
