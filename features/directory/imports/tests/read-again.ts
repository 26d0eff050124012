import { expect } from 'vitest';
import { csvOf } from '#core/domain/exporting/csv.ts';
import type { Sheet } from '#core/domain/exporting/sheet.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import { openTable } from '#features/directory/imports/server/files/open-table.ts';
import { writeTestFile } from './import-runner.ts';

/** What is written, as an import reads it. */
export async function readAgain(sheet: Sheet) {
  const path = await writeTestFile('ours.csv', csvOf(sheet));
  const table = await openTable(path, {}, reading);
  const rows = [];
  for await (const page of table.rows()) rows.push(...page.rows);
  expect(rows.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  return { columns: table.columns, rows: rows.map(({ cells }) => cells) };
}
