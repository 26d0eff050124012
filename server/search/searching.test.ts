import { expect, test } from 'vitest';
import * as endpoints from '#domain/search/endpoints.ts';
import { newId } from '#server/tables/columns.ts';
import { companies } from '#server/tables/companies.ts';
import type { IndexedCompany } from '#server/platform/search/search-index.ts';
import { openTestServer } from '#server/testing/test-server.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');

type Given = Partial<IndexedCompany> & { name: string };
const bare = {
  kind: 'startup' as const,
  oneLiner: null,
  description: null,
  url: null,
  tags: [] as string[],
  industries: [] as string[],
  country: null,
  city: null,
  foundedYear: null,
  stage: null,
  employees: null,
  fundingUsd: null,
  lastFundingAt: null,
  status: null,
};

async function fill(given: readonly Given[]): Promise<void> {
  const made: IndexedCompany[] = given.map((company, nth) => ({
    ...bare,
    id: newId(),
    createdAtMs: Date.UTC(2026, 0, 1) + nth,
    ...company,
  }));
  await server.database.db.insert(companies).values(
    made.map(({ createdAtMs, lastFundingAt: _, ...company }) => ({
      ...company,
      externalId: company.id,
      tags: [...company.tags],
      industries: [...company.industries],
      createdAt: new Date(createdAtMs).toISOString(),
    })),
  );
  await server.index.rebuild(
    (async function* () {
      yield made;
    })(),
  );
}

await fill([
  {
    name: 'Volt',
    oneLiner: 'Batteries for boats',
    url: 'https://volt.example',
    country: 'SE',
    tags: ['Energy'],
    fundingUsd: 2e6,
    foundedYear: 2015,
  },
  {
    name: 'Voltaic Marine',
    oneLiner: 'Electric sensors for harbours',
    country: 'NO',
    tags: ['Energy', 'Marine'],
    fundingUsd: 5e7,
  },
  {
    name: 'Café Noir',
    description: 'Coffee that predicts wear of bearings in machines.',
    country: 'FR',
  },
  {
    name: 'Bearing Wise',
    oneLiner: 'Wear sensing for bearings',
    tags: ['Sensing'],
    country: 'SE',
    stage: 'Seed',
  },
]);

async function names(q: string, query: Record<string, string> = {}): Promise<string[]> {
  const found = await person.ask(endpoints.companies, { query: { q, ...query } });
  expect(found.state).toBe('ready');
  return found.data.map(({ name }) => name);
}

test('words, prefixes, typos, phrases and minus', async () => {
  expect(await names('volt')).toEqual(['Volt', 'Voltaic Marine']);
  expect(await names('cafe')).toEqual(['Café Noir']);
  expect(await names('bea')).toEqual(['Bearing Wise', 'Café Noir']);
  expect(await names('baering ')).toEqual(['Bearing Wise', 'Café Noir']);
  expect(await names('"wear sensing"')).toEqual(['Bearing Wise']);
  expect(await names('wear -coffee')).toEqual(['Bearing Wise']);
  expect(await names('-coffee -wear', { sort: 'name' })).toEqual(['Volt', 'Voltaic Marine']);
  expect(await names('volt.example')).toEqual(['Volt']);
  expect(await names('', { sort: 'funding' })).toEqual([
    'Voltaic Marine',
    'Volt',
    'Café Noir',
    'Bearing Wise',
  ]);
  expect(await names('wear', { country: 'SE' })).toEqual(['Bearing Wise']);
});
