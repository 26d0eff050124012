import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { reading } from '#core/tests/file-reading-options.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { sheetsOf } from '#features/directory/imports/server/files/workbook.ts';
import { writeSheet } from './write-sheet.ts';

const excelCellMost = 32_767;

async function* pagesOf(...pages: string[][][]) {
  yield* pages;
}

test('a text that is too long for a cell is cut in a workbook, and says so', async () => {
  const bytes = await buffer(writeSheet('xlsx', ['Pitch'], pagesOf([['x'.repeat(40_000)]])));
  const folder = await mkdtemp(join(tmpdir(), 'outrider-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await writeFile(path, bytes);
    const [sheet] = await sheetsOf(path, reading);
    const cell = String(sheet?.rows[1]?.[0]);
    expect(cell.length).toBeLessThanOrEqual(excelCellMost);
    expect(cell).toMatch(/^x{32000,}.*the CSV file has the whole text\]$/u);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a workbook that would need too much memory is refused before it is built', async () => {
  const page = [['x'.repeat(excelCellMost)]];
  const count = Math.ceil(exportLimits.workbookCharactersMost / excelCellMost) + 1;
  const pages = pagesOf(...Array.from({ length: count }, () => page));
  await expect(buffer(writeSheet('xlsx', ['Pitch'], pages))).rejects.toThrow('Export it as CSV.');
});

test('CSV has the whole text, page by page', async () => {
  const text = 'x'.repeat(40_000);
  const bytes = await buffer(writeSheet('csv', ['Pitch'], pagesOf([[text]], [[text]])));
  expect(bytes.toString()).toBe(`\uFEFFPitch\r\n${text}\r\n${text}\r\n`);
});
