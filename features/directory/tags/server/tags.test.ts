import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import * as search from '#features/directory/search/domain/endpoints.ts';
import { withTagNames } from '#features/directory/search/server/index-sync/indexed-companies.ts';
import { searchDatabase } from '#features/directory/search/server/database-search.ts';
import { searchOutbox } from '#features/directory/search/server/tables.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import * as endpoints from '#features/directory/tags/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { database, index } = server;
const { db } = database;
const foundry = await server.signIn('foundry@outrider.example');
const member = await server.signIn('member@skf.example');

await db.execute(sql`truncate companies, tags, tag_spellings cascade`);
const made = [
  { name: 'Acme', tags: ['Machine Learning', 'Robotics'] },
  { name: 'Bolt', tags: ['machine-learning', 'machine learning'] },
  { name: 'Core', tags: ['machine-learning'] },
  { name: 'Dyno', tags: ['ML', 'robotic'] },
].map(companyMadeOf);
await db.insert(companies).values(
  made.map(({ createdAtMs, ...company }) => ({
    ...company,
    externalId: company.id,
    createdAt: new Date(createdAtMs).toISOString(),
  })),
);
const reindex = async () => index.rebuild(pagesOf(await withTagNames(db, made)));
await reindex();

async function resultsOf(tags: string) {
  const { data, facets, state } = await member.ask(search.companies, { query: { tags } });
  expect(state).toBe('ready');
  return { names: data.map(({ name }) => name).toSorted(), facet: facets.tags };
}
const ofTag = (id: string) => ({ params: { id } });
const merge = (id: string, of: string) =>
  foundry.ask(endpoints.merge, { ...ofTag(id), body: { of } });

test('all spellings of a tag are one value of the facet and one filter', async () => {
  const { names, facet } = await resultsOf('MACHINE_LEARNING');
  expect(names).toEqual(['Acme', 'Bolt', 'Core']);
  expect(facet).toEqual([
    { value: 'machine-learning', count: 3 },
    { value: 'Robotics', count: 2 },
    { value: 'ML', count: 1 },
  ]);
  expect((await resultsOf('machine-learning')).names).toEqual(names);
  const { data } = await foundry.ask(endpoints.list, { query: { q: 'machine l' } });
  expect(data).toEqual([
    {
      id: 'machinelearning',
      name: 'machine-learning',
      synonyms: [],
      companies: 3,
      spellings: ['Machine Learning', 'machine learning', 'machine-learning'].toSorted(),
    },
  ]);
});

test('a synonym is shown and found as its tag, by the index and by the database, until separated', async () => {
  await db.delete(searchOutbox);
  await foundry.ask(endpoints.rename, {
    ...ofTag('machinelearning'),
    body: { name: 'Machine learning' },
  });
  await merge('ml', 'machine learnings');
  // The index follows.
  const waiting = await db.select({ id: searchOutbox.companyId }).from(searchOutbox);
  expect(new Set(waiting.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  await reindex();
  const facet = [
    { value: 'Machine learning', count: 4 },
    { value: 'Robotics', count: 2 },
  ];
  expect(await resultsOf('ml')).toEqual({ names: ['Acme', 'Bolt', 'Core', 'Dyno'], facet });
  const answer = await searchDatabase(db, {
    text: '',
    filters: { tags: ['Machine learning'] },
    sort: 'name',
    offset: 0,
    limit: 9,
  });
  expect([answer.total, answer.facets.tags[0]?.value]).toEqual([4, 'Machine learning']);
  expect((await foundry.ask(endpoints.list, { query: { q: 'ML' } })).data).toMatchObject([
    { name: 'Machine learning', synonyms: [{ id: 'ml', name: 'ML' }] },
  ]);

  await foundry.ask(endpoints.separate, ofTag('ml'));
  await reindex();
  expect((await resultsOf('ml')).names).toEqual(['Dyno']);
});

test('a tag is merged neither into itself nor into nothing, and keeps a name of its own', async () => {
  const refusal = async (id: string, of: string) =>
    (await foundry.try(endpoints.merge, { ...ofTag(id), body: { of } })).text;
  expect(await refusal('ml', 'M.L.')).toContain('same tag');
  expect(await refusal('ml', 'Nonsense')).toContain('There is no tag “Nonsense”.');
  const renamed = await foundry.try(endpoints.rename, {
    ...ofTag('ml'),
    body: { name: 'robotics' },
  });
  expect(renamed.text).toContain('There is a tag “robotics” already.');
});
