import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { commandLine } from '#core/tests/entries.ts';
import { copyDatabase } from '#core/tests/test-database.ts';
import { rowsOfXml, workbookOfSheets } from '#core/tests/workbook-of-xml.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { writeTestFile } from '#features/directory/imports/tests/import-runner.ts';
import '#core/tests/global-setup.ts';

const copy = await copyDatabase(inject('databaseServer'), 'empty');
const database = await openDatabase({ url: copy.url, dataFolder: '' }, openLog('silent'));
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const secret = 'x'.repeat(32);
const outriderIn =
  (locale: string) =>
  async (path: string, ...options: string[]) => {
    const command = [commandLine, 'import', 'companies', path, '--kind', 'startup', ...options];
    const env = { ...process.env, DATABASE_URL: copy.url, AUTH_SECRET: secret, LC_ALL: locale };
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  };
const importCompanies = outriderIn('en_US.UTF-8');

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
  const output = await load();
  expect(output).toContain('Read is the sheet “Startups” of 2.');
  expect(output).toContain('Skipped: 1 hidden row. To import it: --hidden-rows import');
  expect(output).toContain('Skipped: 1 line below the table. To import it: --lines-below import');
  expect(output).toContain('    Total: 2');
  expect(output).toContain('1 row: 1 would be created');
  const all = await load('--hidden-rows', 'import', '--lines-below', 'import');
  expect(all).toContain('Imported: 1 hidden row. To skip it: --hidden-rows skip');
  expect(all).toContain('3 rows: 3 would be created');
  await expect(load('--hidden-rows', 'maybe')).rejects.toThrow(
    '“maybe” is not a choice of --hidden-rows. Known: skip, import.',
  );
});

test('dates that may mean two days are read as the terminal writes them, or as an option says', async () => {
  const path = await writeTestFile(
    'dates.csv',
    'id,name,Last funding date\na,Acme,03/04/2024\nb,Bolt,05/06/2023',
  );
  const day = (moment: string) => `Dates in “Last funding date”: 03/04/2024 is read as ${moment}.`;
  const output = await importCompanies(path, '--dry-run');
  expect(output).toContain(`${day('4 March 2024')} To read it otherwise: --date-order day-first`);
  expect(await outriderIn('en_GB.UTF-8')(path, '--dry-run')).toContain(day('3 April 2024'));
  expect(await importCompanies(path, '--date-order', 'day-first')).toContain(day('3 April 2024'));
  const stored = await database.db.select({ at: companies.lastFundingAt }).from(companies);
  expect(stored.map(({ at }) => at?.slice(0, 10)).toSorted()).toEqual(['2023-06-05', '2024-04-03']);
  await expect(importCompanies(path, '--date-order', 'dmy')).rejects.toThrow(
    'Known: day-first, month-first.',
  );
});
