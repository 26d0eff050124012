import { beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { until } from '#core/tests/over-http.ts';
import {
  addCompany,
  indexPatienceMs,
  listen,
  searchingAs,
  unusualWord,
} from '#features/search/tests/searching.ts';
import { openTestServer } from '#core/tests/test-server.ts';

vi.setConfig({ testTimeout: 4 * indexPatienceMs, hookTimeout: indexPatienceMs });

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const scout = searchingAs(await server.signIn('owner@skf.example'));
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

test('what pours in by the ten thousand is found by an index built again, what one person changes meanwhile at once', async () => {
  const many = limits.searchBacklog.least + 5000;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `insert into companies (id, kind, external_id, name)
     select gen_random_uuid(), 'startup', 'poured-' || n, 'Pourling' || n
     from generate_series(1, ${many}) n returning id, name`,
  );
  await until(async () => (await reasons()).includes('poured'), indexPatienceMs);
  const name = unusualWord();
  const id = await addCompany(server, name);
  await until(() => scout.finds(name, id), indexPatienceMs);
  await until(async () => {
    const { waiting, rebuild } = await scout.status();
    return waiting === 0 && rebuild === null;
  }, 3 * indexPatienceMs);
  const { indexed } = await scout.status();
  const { rows: all } = await pool.query<{ count: number }>('select count(*)::int from companies');
  expect(indexed).toBe(all[0]?.count);
  expect(await scout.finds(name, id)).toBe(true);
  for (const company of rows.filter((_row, place) => place % 2500 === 0)) {
    expect(await scout.finds(company.name, company.id), company.name).toBe(true);
  }
});
