import { expect, test } from 'vitest';
import { inlinePluralsIn } from './plurals.ts';

test('A word chosen by comparing with one is refused, with its line', () => {
  const planted = ['const left = 2;', "const words = left === 1 ? 'day' : 'days';"].join('\n');
  expect(inlinePluralsIn('ui/Left.tsx', planted)).toEqual([
    'ui/Left.tsx:2 chooses a plural; plural and pluralize of core/domain/format.ts do.',
  ]);
  expect(inlinePluralsIn('ui/Left.tsx', 'count === 1\n  ? `${count} day`\n  : many')).toHaveLength(
    1,
  );
});

test('A comparison with one that chooses no word is not', () => {
  expect(inlinePluralsIn('ui/Left.tsx', 'const [only] = left.length === 1 ? left : [];')).toEqual(
    [],
  );
});
