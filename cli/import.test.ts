import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { commandLine } from '#core/tests/entries.ts';
import { holdAfterOneBatch } from '#features/directory/imports/tests/hold-import.ts';
import { writeTestFile } from '#features/directory/imports/tests/import-runner.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { copyDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { imports } from '#features/directory/imports/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';

rotateTests();
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

/** Several batches. */
const count = 6000;
const many = [
  'id,name',
  ...Array.from({ length: count }, (_, at) => `id-${at},Company ${at}`),
].join('\n');

/** An import in a process of its own, which waits for us after its first batch. */
async function beginImport(kind: 'startup' | 'nucla') {
  const path = await writeTestFile('many.csv', many);
  const command = [commandLine, 'import', 'companies', path, '--kind', kind];
  const begin = () =>
    spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const started = Promise.withResolvers<ReturnType<typeof begin>>();
  const { letGo } = await holdAfterOneBatch(database.connection, kind, async () =>
    started.resolve(begin()),
  );
  return { child: await started.promise, letGo };
}

test('a file is checked in a dry run, imported, listed and undone', async () => {
  const path = await writeTestFile('some.csv', 'permalink,name,odd\na,Acme,1\nb,,2');
  const tried = await outrider('import', 'companies', path, '--kind', 'crunchbase', '--dry-run');
  expect(tried).toContain('1 would be created');
  expect(tried).toContain('Nothing was written');
  expect(await db.$count(imports)).toBe(0);
  const done = await outrider('import', 'companies', path, '--kind', 'crunchbase');
  expect(done).toContain('2 rows: 1 created, 0 updated, 0 left as they are, 1 rejected.');
  expect(done).toContain('Not taken, since no field was named for it: odd.');
  expect(done).toContain('The name is missing.');
  const { id } = await latest();
  expect(await outrider('import', 'list')).toContain(id);
  const report = await writeTestFile('report.csv', '');
  await outrider('import', 'report', id, report);
  expect(await readFile(report, 'utf8')).toContain('The name is missing.,b,,2');
  expect(await outrider('import', 'undo', id)).toContain('1 taken away');
  expect(await db.$count(companies)).toBe(0);
});

test('an invalid import states the reason and exits with an error', async () => {
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
});

test('challenges are imported once, into a corporation that exists', async () => {
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
});

test('an import resumes where it was killed', async () => {
  const { child, letGo } = await beginImport('startup');
  child.kill('SIGKILL');
  await once(child, 'close');
  const { id, readRows, created, state } = await latest();
  await letGo();
  expect(state).toBe('running');
  expect(readRows).toBeGreaterThan(0);
  expect(readRows).toBeLessThan(count);
  // Exactly the counted rows exist.
  expect(await db.$count(companies)).toBe(created);
  expect(created).toBe(readRows);
  expect(await outrider('import', 'resume', id)).toContain(`${count.toLocaleString('en')} created`);
  expect(await db.$count(companies)).toBe(count);
  expect(await latest()).toMatchObject({ state: 'done', created: count, updated: 0, unchanged: 0 });
});

test('Ctrl-C stops cleanly and prints how to resume', async () => {
  const { child, letGo } = await beginImport('nucla');
  let output = '';
  child.stderr.on('data', (some: Buffer) => (output += some.toString()));
  child.kill('SIGINT');
  await waitUntil(() => output.includes('Stopping after the rows that are being written'));
  await letGo();
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  const { id, state, created } = await latest();
  expect(state).toBe('cancelled');
  expect(created).toBeLessThan(count);
  expect(output).toContain(`import resume ${id}`);
  expect(await db.$count(companies)).toBe(created);
  expect(await outrider('import', 'resume', id)).toContain(`${count.toLocaleString('en')} created`);
});
