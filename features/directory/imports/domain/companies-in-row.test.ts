import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { expect, test } from 'vitest';
import { sidesOf, splitByCell } from './companies-in-row.ts';

test.each([
  [['Company 1', 'Website 1', 'Company 2', 'Website 2', 'Topic']],
  [['Company_a', 'Website_a', 'Company_b', 'Website_b', 'Topic']],
  [['Company', 'Website', 'Company (2)', 'Website (2)', 'Topic']],
])('%j are two companies side by side', (columns) => {
  expect(sidesOf(companyImport, columns)).toEqual({
    columns: ['Company', 'Website', 'Topic'],
    first: [0, 1, 4],
    second: [2, 3, 4],
    ofSecond: [2, 3],
  });
});

test.each([
  [['Company', 'Website']],
  [['Company', 'Address 1', 'Address 2']],
  [['Series A', 'B2']],
])('%j are one company', (columns) => {
  expect(sidesOf(companyImport, columns)).toBe(null);
});

test('cells with as many parts are split with the names, others are repeated', () => {
  expect(splitByCell(['Acme / Bolt', 'acme.example; bolt.example', 'Lund'], 0)).toEqual([
    ['Acme', 'acme.example', 'Lund'],
    ['Bolt', 'bolt.example', 'Lund'],
  ]);
  expect(splitByCell(['Acme\nBolt\nCore', 'a;b'], 0)).toEqual([
    ['Acme', 'a;b'],
    ['Bolt', 'a;b'],
    ['Core', 'a;b'],
  ]);
  expect(splitByCell(['AC/DC', 'x'], 0)).toEqual([['AC/DC', 'x']]);
});
