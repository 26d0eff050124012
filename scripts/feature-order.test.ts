import { describe, expect, test } from 'vitest';
import { featureImportsIn, orderProblems, placeProblems } from './feature-order.ts';
import { exceptions, order } from './feature-order-list.ts';

const areas = { people: ['users'], cases: ['opportunities', 'submissions'] };
const importing = (from: string, to: string) =>
  featureImportsIn(
    `features/cases/${from}/server/store.ts`,
    `import '#features/cases/${to}/server/tables.ts';`,
  );

describe('An import', () => {
  test('of a feature to the left, or of a lower area, passes', () => {
    const imports = [
      ...importing('submissions', 'opportunities'),
      ...importing('opportunities', 'users'),
    ];
    expect(imports).toHaveLength(2);
    expect(orderProblems(imports, areas, {})).toEqual([]);
  });

  test.each([
    ['to the right in its area', 'opportunities', 'submissions'],
    ['of a higher area', 'users', 'opportunities'],
  ])('of one %s is refused', (_, from, to) => {
    expect(orderProblems(importing(from, to), areas, {})).toEqual([
      `features/cases/${from}/server/store.ts imports ${to}, which stands above it.`,
    ]);
    expect(orderProblems(importing(from, to), areas, { [`${from} → ${to}`]: 'for now' })).toEqual(
      [],
    );
  });

  test('of its own feature is none', () => {
    expect(importing('submissions', 'submissions')).toEqual([]);
  });
});

test('An exception that nothing needs any more is refused', () => {
  expect(orderProblems([], areas, { 'users → submissions': 'for now' })).toEqual([
    'The exception users → submissions is not needed any more: remove it.',
  ]);
});

test('A feature without a place in the order is refused, and a place without a feature', () => {
  const folders = Object.entries(order).flatMap(([area, names]) =>
    names.map((name) => `${area}/${name}`),
  );
  expect(placeProblems(folders)).toEqual([]);
  expect(placeProblems([...folders.slice(1), 'people/newcomers'])).toHaveLength(2);
});

test('The exceptions become fewer', () => {
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(2);
});
