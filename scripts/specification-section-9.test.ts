import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits as pageLimits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';

const limits = { ...pageLimits, ...serverLimits };
const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/specification-section-9.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const cells = line.split('|').slice(1, -1);
  return cells.length === 0 ? [] : [cells.map((cell) => cell.trim())];
});

/** The sources of the product, without its tests. */
const sources = globSync('{core,features,ui,cli}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/tests\//u.test(path) && !path.endsWith('/limits.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));
const isIn = (word: string) => sources.some((source) => source.includes(word));

const built = rows.flatMap(([constant = '', , limit = '']) => {
  const [, name = '', value = ''] = /^`(\w+)` ([\d{].*)$/u.exec(limit) ?? [];
  return name === '' ? [] : [[constant, name, value] as const];
});
const absent = rows.flatMap(([constant = '', , , , word = '']) =>
  word.startsWith('`') ? [[constant, word.replaceAll('`', '')] as const] : [],
);

test('the page has both tables', () => {
  expect([built.length, absent.length]).toEqual([8, 3]);
});

test.each(built)('%s: %s is %s, and something reads it', (_, name, value) => {
  expect(Object.entries(limits).find(([key]) => key === name)?.[1]).toEqual(JSON.parse(value));
  expect(isIn(`imits.${name}`)).toBe(true);
});

test.each(absent)('%s has no counterpart: nothing says %s', (_, word) => {
  expect(isIn(word)).toBe(false);
});
