import { expect, test } from 'vitest';
import { similar } from '#features/directory/companies/domain/endpoints.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { companies } from './tables.ts';
import { companyMatches } from './match-tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { compareAll } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { similarCompanies } from './similar.ts';
import { companyOf } from './shared/company-of.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');

async function add(name: string, facts: Partial<typeof companies.$inferInsert>): Promise<string> {
  const id = newId();
  const row = { id, kind: 'startup' as const, externalId: id, name, ...facts };
  await server.database.db.insert(companies).values(row);
  return id;
}

const similarTo = (id: string) => person.ask(similar, { params: { kind: 'startup', id } });

const own = { tags: ['kelp', 'drying', 'algae'], industries: ['Seaweed'] };
const site = 'https://kelp-works.example/about';
const first = await add('Kelp Works', { ...own, url: site });
const algae = await add('Algae One', { tags: ['algae'] });
await add('Drying Kelp', { tags: ['kelp', 'drying', 'other'] });
await add('Seaweed Trade', { industries: ['Seaweed'] });
await add('Kelp Works (import)', { ...own, url: 'http://www.kelp-works.example' });
// The server would do so sooner or later.
await compareAll(server.database.db);

test('the company sharing the most comes first, with the reasons', async () => {
  const answer = await similarTo(first);
  expect(answer.map(({ name, shared }) => [name, shared])).toEqual([
    ['Drying Kelp', ['kelp', 'drying']],
    ['Algae One', ['algae']],
    ['Seaweed Trade', ['seaweed']],
  ]);
});

test('another record with the same web domain is the same company, not a similar one', async () => {
  const names = (await similarTo(first)).map(({ name }) => name);
  expect(names).not.toContain('Kelp Works (import)');
});

test("an accepted other record is the same company, also on the other record's page", async () => {
  const other = await add('Seaweed Trade (elsewhere)', { tags: ['kelp'], kind: 'nucla' });
  expect((await similarTo(first)).map(({ id }) => id)).toContain(other);
  const [firstId = '', secondId = ''] = [first, other].toSorted();
  const match = { id: newId(), firstId, secondId, reason: 'nameAndPlace' as const };
  await server.database.db.insert(companyMatches).values({ ...match, state: 'accepted' });
  expect((await similarTo(first)).map(({ id }) => id)).not.toContain(other);
});

test('a company without an industry is matched by tags', async () => {
  const names = (await similarTo(algae)).map(({ name }) => name);
  // The other record of Kelp Works is not named again.
  expect(names).toEqual(['Kelp Works']);
});

test('companies similar by semantic search come first', async () => {
  const near = { similar: async () => [{ id: algae, score: 1, isRelated: true }] };
  const { db } = server.database;
  const company = await companyOf(db, { kind: 'startup', id: first });
  if (!company) throw new Error('It is not there.');
  const names = (await similarCompanies(db, near, company)).map(({ name }) => name);
  expect(names).toEqual(['Algae One', 'Drying Kelp', 'Seaweed Trade']);
  const failing = { similar: () => Promise.reject(new Error('The index is gone.')) };
  expect(await similarCompanies(db, failing, company)).toEqual(await similarTo(first));
});

test('at most eight are returned; none for a company without any words; 404 for a missing one', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from companies where kind = 'startup' and external_id like 'demo-%' limit 1",
  );
  expect(await similarTo(rows[0]?.id ?? '')).toHaveLength(companyLimits.similarCompanies);
  expect(await similarTo(await add('Silent', {}))).toEqual([]);
  const missing = { kind: 'startup', id: newId() } as const;
  expect((await person.try(similar, { params: missing })).status).toBe(404);
});
