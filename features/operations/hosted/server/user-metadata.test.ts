import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as documents from '#core/domain/documents/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const collection = 'usermetadata';
const params = { collection };

beforeEach(() => server.database.pool.query('delete from user_metadata'));

const create = (body: Record<string, unknown>, person = owner) =>
  person.ask(documents.create, { params, body });
const tryToCreate = (body: Record<string, unknown>, person = owner) =>
  person.try(documents.create, { params, body });
const update = (id: string, body: Record<string, unknown>, person = owner) =>
  person.try(documents.update, { params: { collection, id }, body });
const own = async (person = owner) => (await person.ask(documents.list, { params })).data[0];
const problemOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;

describe('the active collection', () => {
  const made = () => owner.ask(collections.create, { body: { name: 'Sensing' } });
  const active = async (person: typeof owner) => (await own(person))?.activeCollectionId;
  const shareWith = async (shared: Collection, sharedToUsers: string[]) =>
    owner.ask(collections.replace, {
      params: { id: shared.id },
      body: { ...bodyOf(shared), sharedToUsers },
    });

  test('a choice is saved per user, in one record, across sessions', async () => {
    const { id } = await made();
    expect(await own()).toBeUndefined();
    await Promise.all([
      tryToCreate({ activeCollectionId: null }),
      tryToCreate({ activeCollectionId: id }),
    ]);
    await create({ activeCollectionId: id });
    const again = await server.signInAgain('owner@skf.example');
    expect(await active(owner)).toBe(id);
    expect(await active(again)).toBe(id);
    expect(await own(reader)).toBeUndefined();
  });

  test('a collection the user may not see cannot be chosen, the same as a missing one', async () => {
    const { id } = await made();
    const hidden = await tryToCreate({ activeCollectionId: id }, reader);
    const absent = await tryToCreate({ activeCollectionId: randomUUID() }, reader);
    expect(hidden.status).toBe(400);
    expect(hidden.body).toEqual(absent.body);
  });

  test('a deleted or no longer shared collection is omitted until it is available again', async () => {
    const shared = await shareWith(await made(), [reader.authId]);
    await create({ activeCollectionId: shared.id }, reader);
    const unshared = await shareWith(shared, []);
    expect(await active(reader)).toBeNull();
    await shareWith(unshared, [reader.authId]);
    expect(await active(reader)).toBe(shared.id);
    await owner.ask(collections.remove, { params: { id: shared.id } });
    expect(await active(reader)).toBeNull();
    await owner.ask(collections.restore, { params: { id: shared.id } });
    expect(await active(reader)).toBe(shared.id);
  });
});

test('every choice is kept, and null takes it back', async () => {
  const choices = {
    theme: 'dark',
    density: 'compact',
    locale: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    notificationChoices: { mention: 'app' },
    mailFrequency: 'daily',
    activeCorporationId: 'all',
    viewMode: 'board',
  };
  expect(await create(choices, foundry)).toMatchObject(choices);
  expect(await own(foundry)).toMatchObject(choices);
  await create({ theme: null, timeZone: null }, foundry);
  expect(await own(foundry)).toMatchObject({ ...choices, theme: null, timeZone: null });
});

test('recent searches are part of it: newest first, replaced as a whole, a repeated one once', async () => {
  const searches = ['wear', 'oil', ' wear '].map((query) => ({ query, filters: {} }));
  const { recentSearches } = await create({ recentSearches: searches });
  expect(recentSearches).toMatchObject([{ query: 'wear' }, { query: 'oil' }]);
  await create({ theme: 'light' });
  expect((await own())?.recentSearches).toHaveLength(2);
  await create({ recentSearches: [] });
  expect((await own())?.recentSearches).toEqual([]);
});

test('two writers of different fields at once lose nothing; of the same field one wins', async () => {
  const { id } = await create({ locale: 'sv' });
  const statuses = await Promise.all([
    update(id, { theme: 'dark' }),
    update(id, { density: 'compact' }),
    update(id, { viewMode: 'list' }),
    update(id, { timeZone: 'Europe/Oslo' }),
    tryToCreate({ notificationChoices: {} }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const whole = { theme: 'dark', density: 'compact', viewMode: 'list', timeZone: 'Europe/Oslo' };
  expect(await own()).toMatchObject({ ...whole, locale: 'sv', notificationChoices: {} });
  await Promise.all([update(id, { theme: 'light' }), update(id, { theme: 'system' })]);
  expect(['light', 'system']).toContain((await own())?.theme);
});

test('the first record made twice at once is one record', async () => {
  const made = await Promise.all(
    [{ theme: 'dark' }, { density: 'compact' }].map((one) => create(one)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await own()).toMatchObject({ theme: 'dark', density: 'compact' });
});

test('a deactivated record starts anew', async () => {
  const { id } = await create({ theme: 'dark' });
  await owner.ask(documents.remove, { params: { collection, id } });
  expect(await own()).toBeUndefined();
  expect((await update(id, { theme: 'light' })).status).toBe(404);
  const anew = await create({ density: 'compact' });
  expect(anew).toMatchObject({ id, theme: null, density: 'compact' });
});

test('a corporation that one may not see cannot be chosen, nor all of them', async () => {
  const { rows } = await server.database.pool.query<{ id: string; slug: string }>(
    'select id, slug from corporations',
  );
  const idOf = (slug: string) => rows.find((one) => one.slug === slug)?.id ?? '';
  expect((await tryToCreate({ activeCorporationId: idOf('skf') })).status).toBe(200);
  const hidden = await tryToCreate({ activeCorporationId: idOf('norrland-steel') });
  expect(hidden.status).toBe(400);
  expect((await tryToCreate({ activeCorporationId: randomUUID() })).body).toEqual(hidden.body);
  expect((await tryToCreate({ activeCorporationId: 'all' })).body).toEqual(hidden.body);
  expect((await tryToCreate({ activeCorporationId: 'all' }, foundry)).status).toBe(200);
});

test.each([
  ['theme', 'purple'],
  ['theme', 1],
  ['density', ['compact']],
  ['locale', 'no such locale'],
  ['locale', 'x'.repeat(100)],
  ['timeZone', 'Europe/Nowhere'],
  ['viewMode', {}],
  ['activeCollectionId', 'mine'],
  ['notificationChoices', { mention: 'pigeon' }],
  ['notificationChoices', { mention: { app: true, mail: true } }],
  ['mailFrequency', 'hourly'],
  [
    'notificationChoices',
    Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`k${n}`, 'mail'])),
  ],
  ['recentSearches', Array.from({ length: 21 }, (_, n) => ({ query: `${n}`, filters: {} }))],
  ['recentSearches', null],
  ['isActive', false],
  ['colour', 'red'],
])('%s: %j is refused, and names the field', async (field, value) => {
  const { id } = await create({ theme: 'dark' });
  const refused = await update(id, { density: 'compact', [field]: value });
  expect(refused.status).toBe(400);
  expect(problemOf(refused)).toContain(field);
  expect(await own()).toMatchObject({ theme: 'dark', density: null });
});
