import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(root, path), 'utf8');

const page = await read('docs/specification-traps.md');
const rows = page.split('\n').filter((line) => /^\| \d/u.test(line));

/** The files that a row names, each with the titles after it. */
const named = (row: string): (readonly [file: string, titles: readonly string[]])[] =>
  row
    .split(/`(?=[\w/.-]+\.test\.tsx?`)/u)
    .slice(1)
    .map((part) => {
      const [file = '', after = ''] = part.split('`');
      const titles = [...after.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/gu)].map(
        ([, title = '']) => title,
      );
      return [file, titles];
    });

test('the table has the 35 traps, in order', () => {
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 35 }, (_, index) => index + 1),
  );
});

const numbered = rows.map((row, index) => [index + 1, row] as const);

test.each(numbered)('row %i names tests that exist, and denies nothing', async (_, row) => {
  const files = named(row);
  expect(files.length).toBeGreaterThan(0);
  const said = row.replaceAll(/“(?:[^“”]|“[^“”]*”)+”/gu, '');
  expect(said).not.toMatch(/\b(?:yet|not built|no call|missing|to be named)\b/iu);
  for (const [file, titles] of files) {
    const source = (await read(file)).replaceAll(String.raw`\'`, "'");
    expect(titles, file).not.toEqual([]);
    for (const title of titles) expect(source.includes(title), `${file}: ${title}`).toBe(true);
  }
});
