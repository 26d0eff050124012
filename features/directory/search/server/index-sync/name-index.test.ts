import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { openNameIndex, nameSource } from './name-index.ts';

// The time that a search waits for names does not pass.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterAll(() => void vi.useRealTimers());
const server = await openTestServer();
const { db, pool } = server.database;
const log = openLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'outrider-names-'));
afterAll(() => rm(folder, { recursive: true }));

const names = [
  'Kinetic Systems',
  'Kinetics',
  'Volt',
  'Voltaic Marine',
  'Nestlé',
  'Aurora Robotics',
];
const made = names.map((name, nth) => companyMadeOf({ name }, nth));
await db.insert(companies).values(
  made.map(({ createdAtMs, ...company }) => ({
    ...company,
    externalId: company.id,
    createdAt: new Date(createdAtMs).toISOString(),
  })),
);
const isThere = async () => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('companies_name_trigrams') is not null as "isThere"`,
  );
  return rows[0]?.isThere;
};
const { signal } = new AbortController();

/** As a directory that is too large to keep its names in memory. */
function openLarge() {
  const uri = join(folder, 'large');
  const index = openSearchIndex({ uri, log, nameSource: nameSource(pool), namesMost: 2 });
  const first = async (text: string) => {
    const query = { text, filters: {}, sort: 'relevance' as const, offset: 0, limit: 1 };
    const [hit] = (await index.search(query)).hits;
    return made.find(({ id }) => id === hit?.id)?.name;
  };
  return { index, first };
}
const large = openLarge();
afterAll(() => large.index.close());
await large.index.rebuild(pagesOf(made));

test('a small directory gets no index of names, and its index misses names with typos', async () => {
  await openNameIndex({ pool, log, most: names.length }).ensure(names.length, signal);
  expect(await isThere()).toBe(false);
  expect(await nameSource(pool)('kinetics')).toEqual([]);
  expect(await large.first('auroarobotiks ')).toBeUndefined();
});

test('above the bound PostgreSQL finds names with typos, together or apart', async () => {
  const nameIndex = openNameIndex({ pool, log, most: names.length - 1 });
  // Asked for twice at once it is made once.
  await Promise.all([
    nameIndex.ensure(names.length, signal),
    nameIndex.ensure(names.length, signal),
  ]);
  expect(await isThere()).toBe(true);
  const { index, first } = openLarge();
  expect(await index.check()).toBe(names.length);
  expect(await first('knietic sistems ')).toBe('Kinetic Systems');
  expect(await first('kineticsistems ')).toBe('Kinetic Systems');
  expect(await first('nestele ')).toBe('Nestlé');
  expect(await first('auroarobotiks ')).toBe('Aurora Robotics');
  expect(await first('quite another thing ')).toBeUndefined();
  await index.close();
});

test('what is gone is made again', async () => {
  await pool.query('drop index companies_name_trigrams');
  await openNameIndex({ pool, log, most: 1 }).ensure(names.length, signal);
  expect(await isThere()).toBe(true);
  expect((await nameSource(pool)('kinetcs')).map(({ name }) => name)).toContain('Kinetics');
});

test('a database that does not allow it is asked once, and the log says so once', async () => {
  const refusing = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const said = openLog('silent');
  const warn = vi.spyOn(said, 'warn');
  const nameIndex = openNameIndex({ pool: refusing, log: said, most: 1 });
  await nameIndex.ensure(2, signal);
  await nameIndex.ensure(2, signal);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await nameSource(refusing)('kinetics')).toEqual([]);
  await refusing.end();
});
