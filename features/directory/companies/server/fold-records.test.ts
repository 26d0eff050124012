import { expect, test } from 'vitest';
import { companies as search } from '#features/directory/search/domain/endpoints.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const member = await server.signIn('member@skf.example');
const add = recordsIn(db);

test('a company is found once, as the record that ranks first, and totals count records', async () => {
  const facts = { url: 'https://foldedworks.example' };
  const records = [
    await add('startup', 'Foldedworks', facts),
    await add('crunchbase', 'Foldedworks Inc.', facts),
    await add('crunchbase', 'Foldedworks Labs', facts),
  ];
  await add('startup', 'Foldedworks Pharma', { url: 'https://elsewhere.example' });
  await compareAll(db);

  const query = { q: 'foldedworks', sort: 'name' } as const;
  const { data, total } = await member.ask(search, { query });
  expect(data.map(({ name }) => name)).toEqual(['Foldedworks', 'Foldedworks Pharma']);
  expect(total).toBe(4);
  expect(data[0]?.records).toHaveLength(records.length);
  expect(data[0]?.records?.[0]).toEqual(records[0]);
  expect(data[1]?.records).toBeUndefined();

  // The second page knows what the first has shown.
  const first = await member.ask(search, { query: { ...query, limit: '1' } });
  expect(first.hasNextPage).toBe(true);
  const names: string[] = [];
  for (let cursor = first.endCursor; cursor !== undefined;) {
    const page = await member.ask(search, { query: { ...query, limit: '1', cursor } });
    names.push(...page.data.map(({ name }) => name));
    cursor = page.endCursor;
  }
  expect(names).toEqual(['Foldedworks Pharma']);
});
