import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { commandLine } from '#core/tests/entries.ts';
import { copyDatabase } from '#core/tests/test-database.ts';
import { rowsOfXml, workbookOfSheets } from '#core/tests/workbook-of-xml.ts';
import { writeTestFile } from '#features/imports/tests/import-runner.ts';
import '#core/tests/global-setup.ts';

const copy = await copyDatabase(inject('databaseServer'), 'empty');
const database = await openDatabase({ url: copy.url, dataFolder: '' }, openLog('silent'));
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const secret = 'x'.repeat(32);
const importCompanies = async (path: string, ...options: string[]) => {
  const command = [commandLine, 'import', 'companies', path, '--kind', 'startup', ...options];
  const env = { ...process.env, DATABASE_URL: copy.url, AUTH_SECRET: secret };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
};

test('what may not belong to a table is told, and chosen by an option', async () => {
  const hide = (rows: string) => rows.replace('<row r="3"', '<row r="3" hidden="1"');
  const rows = rowsOfXml(['Company', 'Country'], ['Acme', 'SE'], ['Bolt', 'DE'], null, [
    'Total: 2',
  ]);
  const lists = rowsOfXml(['Stage', 'Country'], ['Seed', 'SE']);
  const book = await workbookOfSheets([
    { name: 'Lists', rows: lists },
    { name: 'Startups', rows: hide(rows) },
  ]);
  const path = await writeTestFile('book.xlsx', book);
  const load = (...options: string[]) => importCompanies(path, '--dry-run', ...options);
  const told = await load();
  expect(told).toContain('Read is the sheet “Startups” of 2.');
  expect(told).toContain('Skipped: 1 hidden row. To import it: --hidden-rows import');
  expect(told).toContain('Skipped: 1 line below the table. To import it: --lines-below import');
  expect(told).toContain('    Total: 2');
  expect(told).toContain('1 row: 1 would be created');
  const all = await load('--hidden-rows', 'import', '--lines-below', 'import');
  expect(all).toContain('Imported: 1 hidden row. To skip it: --hidden-rows skip');
  expect(all).toContain('3 rows: 3 would be created');
  await expect(load('--hidden-rows', 'maybe')).rejects.toThrow(
    '“maybe” is no choice for --hidden-rows. Known: skip, import.',
  );
});
