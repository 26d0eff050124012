import { expect, test } from 'vitest';
import { sourceOfFile, detectImportType } from './import-file.ts';

const nothing = { mark: null, isText: true };
const marked = (mark: string) => ({ mark, isText: false });

test.each([
  ['a.csv', nothing, 'text/csv'],
  // UTF-16 is not valid UTF-8, and a text that begins with BM is not a bitmap.
  ['a.CSV', { mark: null, isText: false }, 'text/csv'],
  ['a.txt', marked('image/bmp'), 'text/plain'],
  ['a.ndjson', nothing, 'application/jsonl'],
  ['a.xlsx', marked('application/zip'), expect.stringContaining('spreadsheetml')],
])('%s is accepted', (name, bytes, contentType) => {
  expect(detectImportType(name, bytes)).toEqual({ contentType });
});

test.each([
  ['a.csv', marked('application/zip'), /something else/u],
  ['a.csv', marked('application/pdf'), /something else/u],
  ['a.xlsx', nothing, /something else/u],
  ['a.xls', marked('application/x-cfb'), /old Excel file. Save it as XLSX./u],
  ['a.xlsx', marked('application/x-cfb'), /old Excel file. Save it as XLSX./u],
  ['a.ods', marked('application/zip'), /OpenDocument spreadsheet. Save it as XLSX./u],
  [
    'a.xlsx',
    marked('application/vnd.oasis.opendocument.spreadsheet'),
    /OpenDocument spreadsheet. Save it as XLSX./u,
  ],
  ['a.exe', nothing, /CSV, XLSX/u],
  ['constructor', nothing, /CSV, XLSX/u],
])('%s is refused with the reason', (name, bytes, reason) => {
  expect(detectImportType(name, bytes)).toEqual({ reason: expect.stringMatching(reason) });
});

test.each([
  ['Crunchbase export 2026-05-01.csv', 'Crunchbase export'],
  ['startups_20260501_1200.jsonl', 'startups'],
  ['members (1).xlsx', 'members'],
  ['2026.csv', '2026'],
  ['plain.csv', 'plain'],
  ['a.b.csv', 'a.b'],
])('%s comes from %s', (name, source) => {
  expect(sourceOfFile(name)).toBe(source);
});
