import { expect, test } from 'vitest';
import { rowsOfXml, workbookOfXml } from '#core/tests/workbook-of-xml.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';

const { db } = (await openTestServer()).database;
const { add, check, find, run, counts } = openImportRunner(db);

const rows = rowsOfXml(
  ['id', 'Company'],
  ['q-1', 'Quillhide One'],
  ['q-2', 'Quillhide Two'],
  ['q-3', 'Quillhide Three'],
  ['Total: 3'],
);
const book = await workbookOfXml(rows.replace('<row r="3"', '<row r="3" hidden="1"'));

test('what was checked is imported: rows that people see, unless all are chosen', async () => {
  const id = await add(await writeTestFile('book.xlsx', book));
  await check(id);
  expect((await find(id)).preview).toMatchObject({ rows: 2, counts: { created: 2 } });
  await run(id);
  expect(await counts(id)).toMatchObject({ created: 2, rejected: 0 });
  expect((await find(id)).format).toMatchObject({ hiddenRows: 'skip', linesBelow: 'skip' });

  const all = await add(await writeTestFile('book.xlsx', book), {
    format: { kind: 'xlsx', hiddenRows: 'import' },
  });
  await run(all);
  expect(await counts(all)).toMatchObject({ created: 1, unchanged: 2 });
});

test('an import that an older version began goes on with the rows it began with', async () => {
  const id = await add(await writeTestFile('book.xlsx', book), {
    format: { kind: 'xlsx', sheet: 'One', headerRow: 1 },
    readRows: 2,
  });
  await run(id);
  expect((await find(id)).format).toMatchObject({ hiddenRows: 'import', linesBelow: 'import' });
  expect((await find(id)).readRows).toBe(4);
});
