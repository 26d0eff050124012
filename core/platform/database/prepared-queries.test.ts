import { expect, test } from 'vitest';
import { memoizePrepared } from './prepared-queries.ts';

test('a query is built once for each form', () => {
  const built: string[] = [];
  const prepared = memoizePrepared(
    (key: string) => `query_${key}`,
    (key, name) => {
      built.push(name);
      return key;
    },
  );
  expect([prepared('a'), prepared('b'), prepared('a')]).toEqual(['a', 'b', 'a']);
  expect(built).toEqual(['query_a', 'query_b']);
});

test("two long names with the same beginning stay distinct within PostgreSQL's limit", () => {
  const prepared = memoizePrepared(
    (key: string) => `${'x'.repeat(70)}_${key}`,
    (_key, name) => name,
  );
  const names = [prepared('one'), prepared('two')];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toHaveLength(63);
});

test('forms without end are not kept: what comes after the first ones has no name', () => {
  const prepared = memoizePrepared(
    (key: number) => `query_${key}`,
    (_key, name) => name,
  );
  const names = Array.from({ length: 2000 }, (_, key) => prepared(key));
  expect(names[0]).toBe('query_0');
  expect(prepared(0)).toBe('query_0');
  expect(names.at(-1)).toBe('');
});
