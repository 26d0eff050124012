import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blacklistOf, listOf } from '#features/directory/collections/domain/lists.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import { create, replace, suggestions } from '#features/directory/collections/domain/endpoints.ts';
import { containedCompanyIds } from '#features/directory/collections/domain/suggestions.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { compareAll } from '#features/directory/companies/tests/companies.ts';
import { newId } from '#core/server/tables/columns.ts';
import { listen, searchClient } from '#features/directory/search/tests/search-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { suggestionsFor, type RecommendationIndex } from './suggestions.ts';
import { drawRuns } from '#core/tests/rotation.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');

interface Known {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly tags: readonly string[];
}
const { rows: all } = await pool.query<Known>('select id, kind, tags from companies order by id');
const tagged = (tag: string) => all.filter(({ tags }) => tags.includes(tag));
const [acoustic, greasy] = [tagged('acoustics'), tagged('grease')];

/** A collection of the owner's with listed and blacklisted companies. */
async function createCollection(listed: readonly Known[], blacklisted: readonly Known[] = []) {
  const made = await owner.ask(create, { body: { name: 'Alike' } });
  const idsOf = (some: readonly Known[], kind: CompanyKind) =>
    some.filter((company) => company.kind === kind).map(({ id }) => id);
  const lists = (['startup', 'crunchbase', 'nucla'] as const).map((kind) => ({
    [listOf[kind]]: idsOf(listed, kind),
    [blacklistOf[kind]]: idsOf(blacklisted, kind),
  }));
  const body = { ...bodyOf(made), ...Object.assign({}, ...lists) };
  return owner.ask(replace, { params: { id: made.id }, body });
}
const pageOf = ({ id }: Collection, query: { space?: string; after?: string } = {}) =>
  owner.ask(suggestions, { params: { id }, query });
async function everyPage(collection: Collection) {
  const rows = [];
  for (let after: string | undefined, turn = 0; turn < 20; turn += 1) {
    const page = await pageOf(collection, after === undefined ? {} : { after });
    rows.push(...page.data);
    if (!page.hasNextPage) break;
    after = page.endCursor;
  }
  return rows;
}

test('without an index, companies with shared tags are returned, and the answer says so', async () => {
  const collection = await createCollection(acoustic.slice(0, 4));
  const { data, state } = await pageOf(collection);
  expect(state).toBe('building');
  expect(data).toHaveLength(collectionLimits.suggestionsShown);
  expect(data[0]?.shared).toContain('acoustics');
});

test('a failing index does not fail the request', async () => {
  const failing: RecommendationIndex = {
    state: () => 'ready',
    recommend: () => Promise.reject(new Error('The index is gone.')),
  };
  const { data, state } = await suggestionsFor(db, failing, {
    collection: await createCollection(acoustic.slice(0, 4)),
  });
  expect(state).toBe('building');
  expect(data.length).toBeGreaterThan(0);
});

test('an empty collection has no suggestions', async () => {
  expect(await pageOf(await createCollection([]))).toMatchObject({ data: [], hasNextPage: false });
});

test('with the index: similar companies with reasons, page by page, without repeats', async () => {
  await listen(server);
  await searchClient(owner).untilReady();
  const collection = await createCollection(acoustic.slice(0, 6));
  const { state, data } = await pageOf(collection);
  expect(state).toBe('ready');
  expect(data.filter(({ tags }) => tags.includes('acoustics')).length).toBeGreaterThan(8);
  for (const { shared, like } of data) {
    expect(shared.length + like.length).toBeGreaterThan(0);
    for (const { id } of like) expect(containedCompanyIds(collection)).toContain(id);
  }
  const ids = (await everyPage(collection)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2 * collectionLimits.suggestionsShown);
  expect(ids.length).toBeLessThanOrEqual(collectionLimits.suggestionsMost);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a page continues after the last one although the collection has changed', async () => {
  const collection = await createCollection(acoustic.slice(0, 6));
  const first = await pageOf(collection);
  const [added, ...rest] = first.data;
  const list = listOf[added?.kind ?? 'startup'];
  const body = { ...bodyOf(collection), [list]: [...collection[list], added?.id] };
  await owner.ask(replace, { params: { id: collection.id }, body });
  const second = await pageOf(collection, { after: first.endCursor ?? '' });
  const seen = new Set([added, ...rest].map((one) => one?.id));
  expect(second.data).toHaveLength(collectionLimits.suggestionsShown);
  expect(second.data.filter(({ id }) => seen.has(id))).toEqual([]);
});

test('listed and blacklisted companies are never suggested, and none is repeated', async () => {
  const index = server.index;
  const pick = fc.uniqueArray(fc.nat(all.length - 1), { maxLength: 60 });
  const base = await createCollection([]);
  await fc.assert(
    fc.asyncProperty(pick, pick, async (some, others) => {
      const collection = structuredClone(base);
      for (const at of some) {
        const company = all[at];
        if (company) collection[listOf[company.kind]].push(company.id);
      }
      for (const at of others) {
        const company = all[at];
        if (company && !some.includes(at)) collection[blacklistOf[company.kind]].push(company.id);
      }
      const held = containedCompanyIds(collection);
      const ids: string[] = [];
      let after: string | undefined;
      for (let turn = 0; turn < 3; turn += 1) {
        const page = await suggestionsFor(db, index, { collection, after });
        ids.push(...page.data.map(({ id }) => id));
        if (!page.hasNextPage) break;
        after = page.endCursor;
      }
      expect(ids.filter((id) => held.has(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: drawRuns(40) },
  );
});

test('companies similar to the blacklist rank lower', async () => {
  const both = [...acoustic.slice(0, 6), ...greasy.slice(0, 6)];
  const acousticIn = async (collection: Collection) =>
    (await pageOf(collection)).data.filter(({ tags }) => tags.includes('acoustics')).length;
  const without = await createCollection(both);
  const against = await createCollection(both, acoustic.slice(6, 40));
  expect(await acousticIn(against)).toBeLessThan(await acousticIn(without));
});

test('a sub-space has its own suggestions; a missing one has none', async () => {
  const made = await createCollection([...acoustic.slice(0, 5), ...greasy.slice(0, 5)]);
  const space = { id: 'space-greases', name: 'Greases', description: '', parentId: null };
  const startupToSubspaces = Object.fromEntries(
    greasy.slice(0, 5).map(({ id }) => [id, [space.id]]),
  );
  const body = { ...bodyOf(made), subspaces: [space], startupToSubspaces };
  const collection = await owner.ask(replace, { params: { id: made.id }, body });
  const share = async (tag: string, where: string) =>
    (await pageOf(collection, { space: where })).data.filter(({ tags }) => tags.includes(tag))
      .length;
  expect(await share('grease', space.id)).toBeGreaterThan(8);
  expect(await share('grease', 'none')).toBeLessThan(3);
  expect((await pageOf(collection, { space: 'elsewhere' })).data).toEqual([]);
});

test('other records of a known company are not suggested, and of each company only one record is', async () => {
  const index = (ids: readonly string[]): RecommendationIndex => ({
    state: () => 'ready',
    recommend: async () => ids.map((id) => ({ id, score: 1, mostSimilar: [] })),
  });
  const [held, other, third, free, same, alone] = tagged('coatings').map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const first = all.find(({ id }) => id === held);
  const collection = await createCollection(first ? [first] : []);
  const accept = async (one: string, two: string) => {
    const [firstId = '', secondId = ''] = [one, two].toSorted();
    const match = { id: newId(), firstId, secondId, reason: 'domain' as const };
    await db
      .insert(companyMatches)
      .values({ ...match, state: 'accepted' })
      .onConflictDoUpdate({
        target: [companyMatches.firstId, companyMatches.secondId],
        set: { state: 'accepted' },
      });
  };
  // Held–other and other–third match, so third is excluded too. Free and same are one company.
  await accept(held, other);
  await accept(other, third);
  await accept(free, same);
  // When the index finds few, companies with the same tags follow.
  const ask = async (ids: readonly string[]) =>
    (await suggestionsFor(db, index(ids), { collection })).data
      .map(({ id }) => id)
      .filter((id) => ids.includes(id));
  expect(await ask([third, other, free, same, alone])).toEqual([free, alone]);
  const url = `https://${newId()}.example`;
  const hosted = [newId(), newId()] as const;
  for (const id of hosted) {
    await db.insert(companies).values({ id, kind: 'startup', externalId: id, name: 'Hosted', url });
  }
  await compareAll(db);
  expect(await ask(hosted)).toEqual([hosted[0]]);
});

test('records with only an industry are compared by it', async () => {
  const make = async () => {
    const id = newId();
    const row = { id, kind: 'crunchbase' as const, externalId: id, name: 'Terse' };
    await db.insert(companies).values({ ...row, industries: ['Kelp farming'] });
    return { id, kind: 'crunchbase' as const, tags: [] };
  };
  const [one, other] = [await make(), await make()];
  expect((await pageOf(await createCollection([one]))).data).toMatchObject([
    { id: other.id, shared: ['kelp farming'] },
  ]);
});

test('people with shared access may ask; others may not, nor with an invalid cursor', async () => {
  const collection = await createCollection(acoustic.slice(0, 3));
  const { id } = collection;
  expect((await reader.try(suggestions, { params: { id }, query: {} })).status).toBe(404);
  const body = { ...bodyOf(collection), sharedToUsers: [reader.authId] };
  await owner.ask(replace, { params: { id }, body });
  expect((await reader.try(suggestions, { params: { id }, query: {} })).status).toBe(200);
  const cursor = await owner.try(suggestions, { params: { id }, query: { after: 'abc' } });
  expect(cursor.status).toBe(400);
});
