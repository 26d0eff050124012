import { expect, test } from 'vitest';
import { distinctEditionName, editionNameOf } from './edition-name.ts';
import { radarLimits } from './limits.ts';

const day = new Date(2026, 10, 28);

test('Editions of one day are told apart by their names', () => {
  const editions: { name: string }[] = [];
  for (let nth = 0; nth < 4; nth += 1) editions.push({ name: editionNameOf(day, editions) });
  expect(editions.map(({ name }) => name)).toEqual([
    'Nov 2026',
    '28 Nov 2026',
    '28 Nov 2026 (2)',
    '28 Nov 2026 (3)',
  ]);
});

test('A name counts as taken however it is written, and a number fits behind the longest', () => {
  expect(distinctEditionName('spring', [{ name: 'Spring ' }])).toBe('spring (2)');
  const longest = 'x'.repeat(radarLimits.editionNameCharacters);
  const distinct = distinctEditionName(longest, [{ name: longest }]);
  expect(distinct).toHaveLength(radarLimits.editionNameCharacters);
  expect(distinct).toMatch(/ \(2\)$/u);
});
