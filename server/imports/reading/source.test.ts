import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourceRow } from './formats.ts';
import { UnreadableFile, readRecords } from './source.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(content: string | Uint8Array): Promise<SourceRow[]> {
  const path = join(folder, 'records.txt');
  await writeFile(path, content);
  return Array.fromAsync(readRecords(path));
}

describe('rows', () => {
  test('of a JSON list, with or without a byte order mark', async () => {
    const rows = [
      { row: 1, record: { a: 1 } },
      { row: 2, record: { a: 2 } },
    ];
    expect(await rowsOf('[{"a":1},{"a":2}]')).toEqual(rows);
    expect(await rowsOf('\uFEFF [\n{"a":1},\n{"a":2}]\n')).toEqual(rows);
    expect(await rowsOf('{"data":[{"a":1},{"a":2}],"hasNextPage":false}')).toEqual(rows);
  });

  test('of JSON Lines, counted as lines', async () => {
    expect(await rowsOf('{"a":1}\r\n\n{"a":2}\n')).toEqual([
      { row: 1, record: { a: 1 } },
      { row: 3, record: { a: 2 } },
    ]);
    expect(await rowsOf('{"a":1}')).toEqual([{ row: 1, record: { a: 1 } }]);
  });

  test('a row that is none does not spoil the others', async () => {
    expect(await rowsOf('[{"a":1},[2],null]')).toEqual([
      { row: 1, record: { a: 1 } },
      { row: 2, problem: 'Row 2 is a list instead of an object with fields.' },
      { row: 3, problem: 'Row 3 is null instead of an object with fields.' },
    ]);
    expect(await rowsOf('{"a":\n{"a":1}\n{"a":2}')).toEqual([
      { row: 1, problem: 'Line 1 is not valid JSON.' },
      { row: 2, record: { a: 1 } },
      { row: 3, record: { a: 2 } },
    ]);
  });
});

describe('a file that cannot be read says why', () => {
  test.each([
    ['', 'The file “records.txt” is empty.'],
    ['[]', 'The file “records.txt” holds an empty list.'],
    ['[1,2]', 'The file “records.txt” is not a list of objects with fields.'],
    ['a,b\n1,2', 'The file “records.txt” is neither a JSON list nor JSON Lines.'],
    ['[\n{"a":1,}]', 'The file “records.txt” is not valid JSON (line 2, column 8).'],
    ['"text"', 'The file “records.txt” holds text instead of a list of records.'],
    [
      new Uint8Array([0x5b, 0xe9, 0x5d]),
      'The file “records.txt” is not text in UTF-8. Save it as such.',
    ],
  ])('%j', async (content, sentence) => {
    await expect(rowsOf(content)).rejects.toThrow(new UnreadableFile(sentence));
  });

  test('because it is not there or is a folder', async () => {
    await expect(Array.fromAsync(readRecords(join(folder, 'none.json')))).rejects.toThrow(
      'The file “none.json” does not exist.',
    );
    await expect(Array.fromAsync(readRecords(folder))).rejects.toThrow('is a folder.');
  });
});
