import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { addCompany } from '#features/directory/companies/tests/companies.ts';
import * as pins from '#features/directory/pins/domain/endpoints.ts';
import { pinLimits } from '#features/directory/pins/domain/limits.ts';
import type { PinKey } from '#features/directory/pins/domain/pin.ts';
import { pinRefusals } from '#features/directory/pins/domain/refusals.ts';
import * as savedSearches from '#features/directory/saved-searches/domain/endpoints.ts';
import { refusalText } from '#core/domain/refusals.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');

beforeEach(() => pool.query('delete from pins'));

const newCollection = (name: string, person = owner) =>
  person.ask(collections.create, { body: { name } });
const newSearch = (name: string, person = owner) =>
  person.ask(savedSearches.create, {
    body: { name, query: 'quokka', filters: {}, frequency: 'off' },
  });
const collection = ({ id }: { id: string }): PinKey => ({ kind: 'collection', id });
const savedSearch = ({ id }: { id: string }): PinKey => ({ kind: 'savedSearch', id });
const pin = (key: PinKey, person = owner) => person.try(pins.add, { params: key });
const pinned = async (person: SignedIn = owner) =>
  (await person.ask(pins.list)).map(({ name }) => name);
const isNewOf = async (id: string, person = owner) =>
  (await person.ask(pins.list)).find((one) => one.id === id)?.isNew;
async function share(one: Collection, ...people: SignedIn[]): Promise<Collection> {
  const sharedToUsers = people.map(({ authId }) => authId);
  return owner.ask(collections.replace, {
    params: { id: one.id },
    body: { ...bodyOf(one), sharedToUsers },
  });
}

test('pins are a person’s own, with their names, in the order of pinning', async () => {
  const first = await newCollection('Seals');
  const second = await newSearch('Quokkas');
  await pin(collection(first));
  await pin(savedSearch(second));
  await pin(collection(first));
  expect(await owner.ask(pins.list)).toEqual([
    { ...collection(first), name: 'Seals', isNew: false, search: null },
    {
      ...savedSearch(second),
      name: 'Quokkas',
      isNew: false,
      search: { query: 'quokka', filters: {} },
    },
  ]);
  expect(await pinned(developer)).toEqual([]);
  await owner.ask(pins.remove, { params: collection(first) });
  await owner.ask(pins.remove, { params: collection(first) });
  expect(await pinned()).toEqual(['Quokkas']);
});

test('pins are ordered; those that are not named come last', async () => {
  const made = await Promise.all(['A', 'B', 'C'].map((name) => newCollection(name)));
  for (const one of made) await pin(collection(one));
  const [, second, third] = made.map(collection);
  if (!second || !third) throw new Error('There are three.');
  await owner.ask(pins.order, { body: [third, second] });
  expect(await pinned()).toEqual(['C', 'B', 'A']);
  await pin(collection(await newCollection('D')));
  expect(await pinned()).toEqual(['C', 'B', 'A', 'D']);
});

test('there is a limit, also for requests at once; what is pinned already is no refusal', async () => {
  const most = pinLimits.pinsMost;
  const made = await Promise.all(
    Array.from({ length: most + 3 }, (_, nth) => newCollection(`Pin ${nth}`)),
  );
  const replies = await Promise.all(made.map((one) => pin(collection(one))));
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(most);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({
    error: refusalText(pinRefusals['pin.tooMany'], { most }),
  });
  const held = (await owner.ask(pins.list))[0];
  expect(held && (await pin({ kind: held.kind, id: held.id })).status).toBe(204);
});

describe('what a person may not see', () => {
  test('cannot be pinned, the same as what does not exist', async () => {
    const foreign = [collection(await newCollection('Seals')), savedSearch(await newSearch('Q'))];
    const missing = { kind: 'collection', id: '00000000-0000-4000-8000-000000000000' } as const;
    for (const key of [...foreign, missing]) {
      expect((await pin(key, developer)).status).toBe(404);
    }
  });

  test('is left out while it is not visible, and makes room for others', async () => {
    const shared = await share(await newCollection('Shared'), developer);
    await pin(collection(shared), developer);
    expect(await pinned(developer)).toEqual(['Shared']);
    const alone = await share(shared);
    expect(await pinned(developer)).toEqual([]);
    await share(alone, developer);
    expect(await pinned(developer)).toEqual(['Shared']);

    await owner.ask(collections.remove, { params: { id: shared.id } });
    expect(await pinned(developer)).toEqual([]);
    await pin(collection(await newCollection('Own', developer)), developer);
    await owner.ask(collections.restore, { params: { id: shared.id } });
    expect(await pinned(developer)).toEqual(['Own']);
  });

  test('a deleted saved search is left out, and is back with it', async () => {
    const { id } = await newSearch('Quokkas');
    await pin(savedSearch({ id }));
    await owner.ask(savedSearches.remove, { params: { id } });
    expect(await pinned()).toEqual([]);
    await owner.ask(savedSearches.restore, { params: { id } });
    expect(await pinned()).toEqual(['Quokkas']);
  });
});

describe('something is new', () => {
  test('in a collection once somebody else has changed it, until its owner opens it', async () => {
    const shared = await share(await newCollection('Shared'), developer);
    await pin(collection(shared), developer);
    await pin(collection(shared));
    const renamed = await owner.ask(collections.replace, {
      params: { id: shared.id },
      body: { ...bodyOf(shared), name: 'Shared seals' },
    });
    expect(await isNewOf(shared.id, developer)).toBe(true);
    expect(await isNewOf(shared.id)).toBe(false);
    await developer.ask(pins.see, { params: { id: shared.id } });
    expect(await isNewOf(shared.id, developer)).toBe(false);
    // Whom it is shared with is not content.
    await share(renamed, developer, observer);
    expect(await isNewOf(shared.id, developer)).toBe(false);
  });

  test('in a saved search once a company matches, until it is opened', async () => {
    const { id } = await newSearch('Quokkas');
    await pin(savedSearch({ id }));
    expect(await isNewOf(id)).toBe(false);
    await addCompany(pool, { name: 'Quokka Works' });
    await owner.ask(savedSearches.see, { params: { id } });
    await addCompany(pool, { name: 'Quokka Sensing' });
    expect(await isNewOf(id)).toBe(true);
    await owner.ask(savedSearches.see, { params: { id } });
    expect(await isNewOf(id)).toBe(false);
  });
});

test('pins go with the person, the collection and the saved search', async () => {
  const one = await newCollection('Seals');
  const other = await newSearch('Quokkas');
  await pin(collection(one));
  await pin(savedSearch(other));
  await pool.query('delete from collections where id = $1', [one.id]);
  await pool.query('delete from saved_searches where id = $1', [other.id]);
  const { rows } = await pool.query('select id from pins');
  expect(rows).toEqual([]);
  const { rows: rules } = await pool.query<{ rule: string }>(
    `select confdeltype as rule from pg_constraint
    where conrelid = 'pins'::regclass and confrelid = 'users'::regclass`,
  );
  expect(rules).toEqual([{ rule: 'c' }]);
});
