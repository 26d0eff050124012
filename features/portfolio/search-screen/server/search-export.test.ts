import { expect, test } from 'vitest';
import {
  companies,
  type ExportedCompany,
} from '#features/portfolio/search-screen/domain/export-endpoints.ts';
import * as search from '#features/directory/search/domain/endpoints.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');

test('a file holds the same companies as the screen, in its order and with its filters', async () => {
  const query = { q: 'bearing', kinds: 'startup', sort: 'funding' as const };
  const answer = await member.ask(search.companies, { query: { ...query, limit: '100' } });
  const rows = await fetchAllPages<ExportedCompany>(member, '/search/export', {
    ...query,
    limit: 30,
  });
  expect(rows.length).toBe(answer.total);
  expect(rows.map(({ id }) => id).slice(0, 100)).toEqual(answer.data.map(({ ref }) => ref.id));
  expect(rows.every(({ kind }) => kind === 'startup')).toBe(true);
});

test('words that are filters on the screen are so in the file, too', async () => {
  const q = 'bearing in Sweden';
  const rows = await fetchAllPages<ExportedCompany>(member, '/search/export', { q });
  const { total, data } = await member.ask(search.companies, { query: { q, limit: '100' } });
  expect(rows.map(({ id }) => id).slice(0, 100)).toEqual(data.map(({ ref }) => ref.id));
  expect([rows.length, rows.every(({ country }) => country === 'SE')]).toEqual([total, true]);
});

test('beyond the maximum it holds the first ones, with the total', async () => {
  await pool.query(
    `insert into companies (id, kind, external_id, name)
    select gen_random_uuid(), 'startup', 'mass-' || n, 'Mass ' || lpad(n::text, 6, '0')
    from generate_series(0, $1::int) n`,
    [searchLimits.exportRowsMost + 99],
  );
  const query = { q: 'mass', sort: 'name' as const };
  const rows = await fetchAllPages<ExportedCompany>(member, '/search/export', query);
  expect(rows).toHaveLength(searchLimits.exportRowsMost);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(searchLimits.exportRowsMost);
  const { total } = await member.ask(companies, { query: { ...query, limit: '1' } });
  expect(total).toBeGreaterThanOrEqual(searchLimits.exportRowsMost + 100);
});

test('a made-up cursor does not reach beyond the maximum', async () => {
  const cursor = Buffer.from(String(searchLimits.exportRowsMost + 5)).toString('base64url');
  const { data, hasNextPage } = await member.ask(companies, { query: { q: 'mass', cursor } });
  expect({ data, hasNextPage }).toEqual({ data: [], hasNextPage: false });
});
