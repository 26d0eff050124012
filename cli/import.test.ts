import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { commandLine } from '#core/tests/entries.ts';
import { writeTestFile } from '#features/imports/tests/import-runner.ts';
import { copyDatabase } from '#core/tests/test-database.ts';
import '#core/tests/global-setup.ts';
import { companies } from '#features/companies/server/tables.ts';
import { imports } from '#features/imports/server/tables.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';

// No server: it would resume the imports that are killed here.
const copy = await copyDatabase(inject('databaseServer'), 'empty');
const database = await openDatabase({ url: copy.url, dataFolder: '' }, openLog('silent'));
afterAll(async () => {
  await database.close();
  await copy.drop();
});
const { db } = database;
const env = {
  ...process.env,
  DATABASE_URL: copy.url,
  AUTH_SECRET: 'x'.repeat(32),
};
const timeoutMs = 120_000;

const outrider = async (...parameters: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...parameters], {
    env,
  });
  return stdout;
};
const latest = async () => {
  const [row] = await db.select().from(imports).orderBy(desc(imports.createdAt)).limit(1);
  if (!row) throw new Error('There is no import.');
  return row;
};

beforeEach(() => db.delete(companies));

/** Enough companies to keep an import busy for a while. */
const many = (count: number) =>
  ['id,name', ...Array.from({ length: count }, (_, at) => `id-${at},Company ${at}`)].join('\n');

test(
  'a file is checked in a dry run, imported, listed and undone',
  { timeout: timeoutMs },
  async () => {
    const path = await writeTestFile('some.csv', 'permalink,name,odd\na,Acme,1\nb,,2');
    const tried = await outrider('import', 'companies', path, '--kind', 'crunchbase', '--dry-run');
    expect(tried).toContain('1 would be created');
    expect(tried).toContain('Nothing was written');
    expect(await db.$count(imports)).toBe(0);
    const done = await outrider('import', 'companies', path, '--kind', 'crunchbase');
    expect(done).toContain('2 rows: 1 created, 0 updated, 0 left as they are, 1 rejected.');
    expect(done).toContain('Not taken, since no field was named for it: odd.');
    expect(done).toContain('It has no name.');
    const { id } = await latest();
    expect(await outrider('import', 'list')).toContain(id);
    const report = await writeTestFile('report.csv', '');
    await outrider('import', 'report', id, report);
    expect(await readFile(report, 'utf8')).toContain('It has no name.,b,,2');
    expect(await outrider('import', 'undo', id)).toContain('1 taken away');
    expect(await db.$count(companies)).toBe(0);
  },
);

test(
  'an invalid import states the reason and exits with an error',
  { timeout: timeoutMs },
  async () => {
    const path = await writeTestFile('some.csv', 'a,b\n1,2');
    const refused = outrider('import', 'companies', path, '--kind', 'startup');
    await expect(refused).rejects.toThrow('Say which column is the name.');
    await expect(outrider('import', 'companies', path, '--kind', 'other')).rejects.toThrow(
      'Known: startup, crunchbase, nucla.',
    );
    await expect(outrider('import', 'companies', '/none.csv', '--kind', 'startup')).rejects.toThrow(
      'does not exist',
    );
    const mapped = ['--mapping', 'a=externalId', '--mapping', 'b=name', '--kind', 'startup'];
    expect(await outrider('import', 'companies', path, ...mapped)).toContain('1 created');
  },
);

test(
  'challenges are imported once, into a corporation that exists',
  { timeout: timeoutMs },
  async () => {
    await db.insert(corporations).values({ slug: 'gear-works', name: 'Gear Works' });
    const challenges = [{ id: 'first', name: 'Bearings that tell', introduction: 'A voice.' }];
    const path = await writeTestFile('challenges.json', JSON.stringify(challenges));
    const load = (slug: string) => outrider('import', 'opportunities', path, '--corporation', slug);
    await expect(load('nobody')).rejects.toThrow(
      'There is no corporation with the short name “nobody”.',
    );
    expect(await load('gear-works')).toContain('1 created');
    const again = await load('gear-works');
    expect(again).toContain('0 created');
    expect(again).toContain('1 left as they are');
    expect((await db.select().from(opportunities)).map(({ name }) => name)).toEqual([
      'Bearings that tell',
    ]);
  },
);

test('an import resumes where it was killed', { timeout: timeoutMs }, async () => {
  const count = 20_000;
  const path = await writeTestFile('many.csv', many(count));
  const child = spawn(
    process.execPath,
    [commandLine, 'import', 'companies', path, '--kind', 'startup'],
    {
      env,
      stdio: 'ignore',
    },
  );
  while (((await db.select().from(imports).limit(1))[0]?.readRows ?? 0) < 5000) await wait(5);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { id, readRows, created, state } = await latest();
  expect(state).toBe('running');
  expect(readRows).toBeLessThan(count);
  // Exactly the counted rows exist.
  expect(await db.$count(companies)).toBe(created);
  expect(created).toBe(readRows);
  expect(await outrider('import', 'resume', id)).toContain(`${count.toLocaleString('en')} created`);
  expect(await db.$count(companies)).toBe(count);
  expect(await latest()).toMatchObject({ state: 'done', created: count, updated: 0, unchanged: 0 });
});

test('Ctrl-C stops cleanly and prints how to resume', { timeout: timeoutMs }, async () => {
  const count = 20_000;
  const path = await writeTestFile('many.csv', many(count));
  const child = spawn(
    process.execPath,
    [commandLine, 'import', 'companies', path, '--kind', 'nucla'],
    {
      env,
    },
  );
  let output = '';
  child.stderr.on('data', (some: Buffer) => (output += some.toString()));
  while ((await latest().catch(() => null))?.kind !== 'nucla') await wait(5);
  while ((await latest()).readRows === 0) await wait(5);
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  const { id, state, created } = await latest();
  expect(state).toBe('cancelled');
  expect(output).toContain(`import resume ${id}`);
  expect(await db.$count(companies)).toBe(created);
  expect(await outrider('import', 'resume', id)).toContain(`${count.toLocaleString('en')} created`);
});
