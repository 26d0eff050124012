import { describe, expect, test } from 'vitest';
import { facets as facetsEndpoint } from '#features/cases/opportunities/domain/endpoints.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const superuser = await server.signIn('superuser@outrider.example');
const owner = await server.signIn('owner@skf.example');
const all = await fetchAllPages<OpportunityRow>(superuser, '/opportunities', { limit: 100 });
const category = all[0]?.categories?.[0];
const { cycleId, cycleName: cycle, corporationId } = all[0] ?? {};

type Filters = Partial<
  Record<'corporationId' | 'status' | 'category' | 'cycleId' | 'cycle' | 'q', string>
>;

const combinations: Filters[] = [
  {},
  { status: 'ACTIVE' },
  { status: 'FINISHED' },
  { category },
  { cycleId },
  { corporationId },
  { q: 'heat' },
  { q: 'HEAT', status: 'ACTIVE' },
  { category, status: 'ACTIVE' },
  { cycleId, category },
  { cycle },
  { cycle, category, status: 'ACTIVE' },
  { corporationId, cycleId, category, status: 'ACTIVE', q: 'e' },
  { q: 'nothing is called like this' },
  { category: 'No such category' },
] as Filters[];

describe.each([
  ['foundry', superuser],
  ['a member of one corporation', owner],
])('for %s', (_who, client) => {
  const countWith = async (filters: Filters) =>
    (await fetchAllPages<OpportunityRow>(client, '/opportunities', { ...filters, limit: 100 }))
      .length;

  test.each(combinations)('facets under %j equal the counts of the list', async (filters) => {
    const facets = await client.ask(facetsEndpoint, { query: filters as never });
    expect(facets.total).toBe(await countWith(filters));
    const offered = [
      ...facets.categories.map(({ value, count }) => [{ category: value }, count] as const),
      ...facets.statuses.map(({ value, count }) => [{ status: value }, count] as const),
      ...facets.cycles.map(({ value, count }) => [{ cycle: value }, count] as const),
    ];
    for (const [choice, count] of offered) {
      expect(await countWith({ ...filters, ...choice }), JSON.stringify(choice)).toBe(count);
    }
  });

  test('facets offer every value that the list can be filtered by', async () => {
    const facets = await client.ask(facetsEndpoint, {});
    const rows = await fetchAllPages<OpportunityRow>(client, '/opportunities', { limit: 100 });
    const categories = new Set(rows.flatMap((row) => row.categories ?? []));
    expect(new Set(facets.categories.map(({ value }) => value))).toEqual(categories);
    expect(new Set(facets.cycles.map(({ value }) => value))).toEqual(
      new Set(rows.map((row) => row.cycleName)),
    );
  });
});

test('an opportunity counts once per category, even if that was imported twice', async () => {
  const corporation = await makeCorporation(server, 'facets');
  await corporation.add([{ categories: ['Twice', 'Twice', 'Once'] }]);
  const facets = await superuser.ask(facetsEndpoint, { query: { corporationId: corporation.id } });
  expect(facets.categories.map(({ value, count }) => [value, count])).toEqual([
    ['Once', 1],
    ['Twice', 1],
  ]);
});

test('a viewer without visible opportunities gets no facets', async () => {
  const { db } = server.database;
  await createAccount(db, {
    email: 'alone@nowhere.example',
    password: 'correct horse battery',
    title: null,
    firstName: 'A',
    lastName: 'B',
    corporationId: null,
    isFoundryUser: false,
  });
  const alone = await server.signIn('alone@nowhere.example', 'correct horse battery');
  expect(await alone.ask(facetsEndpoint, {})).toEqual({
    total: 0,
    categories: [],
    statuses: [],
    cycles: [],
    corporations: [],
    owners: [],
    members: [],
  });
});
