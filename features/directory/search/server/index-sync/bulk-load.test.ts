import { beforeAll, expect, test } from 'vitest';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  addCompany,
  listen,
  searchClient,
  unusualWord,
} from '#features/directory/search/tests/search-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const scout = searchClient(await server.signIn('owner@skf.example'));
beforeAll(async () => {
  await listen(server);
  await scout.untilReady();
});

const reasons = async () => {
  const { rows } = await pool.query<{ reason: string }>(
    'select reason from search_rebuilds order by created_at',
  );
  return rows.map(({ reason }) => reason);
};

test('a bulk load is indexed by a rebuild, while single changes are found at once', async () => {
  const many = searchLimits.searchBacklog.least + 5000;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `insert into companies (id, kind, external_id, name)
     select gen_random_uuid(), 'startup', 'loaded-' || n, 'Bulk company ' || n
     from generate_series(1, ${many}) n returning id, name`,
  );
  await waitUntil(async () => (await reasons()).includes('bulkLoad'));
  const name = unusualWord();
  const id = await addCompany(server, name);
  await waitUntil(() => scout.finds(name, id));
  await scout.untilReady();
  const { indexed } = await scout.status();
  const { rows: all } = await pool.query<{ count: number }>('select count(*)::int from companies');
  expect(indexed).toBe(all[0]?.count);
  expect(await scout.finds(name, id)).toBe(true);
  for (const company of rows.filter((_row, place) => place % 2500 === 0)) {
    expect(await scout.finds(company.name, company.id), company.name).toBe(true);
  }
});
