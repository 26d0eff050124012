import { expect, test } from 'vitest';
import { askedDates, dateLines, dateOrderOfLocale, findDateOrder } from './date-orders.ts';

test.each<[string, string[], string | undefined, string | undefined]>([
  ['may all mean two days', ['03/04/2024', '5-6-2024 10:00', ''], undefined, '03/04/2024'],
  ['have one day that cannot be a month', ['03/04/2024', '23/04/2024'], 'day first', undefined],
  ['have one day behind its month', ['03/04/2024', '03/24/2024'], 'month first', undefined],
  ['contradict each other', ['3/4/2024', '23/4/2024', '3/24/2024'], undefined, '3/4/2024'],
  [
    'contradict each other unequally',
    ['3/4/2024', '23/4/2024', '24/4/2024', '3/24/2024'],
    'day first',
    '3/4/2024',
  ],
  ['mean the same day in both orders', ['04/04/2024', '05/05/2024'], undefined, undefined],
  ['are written with dots or in words', ['03.04.2024', '3 April 2024'], undefined, undefined],
  ['are in the order of ISO 8601', ['2024-03-04', '2024/03/04'], undefined, undefined],
])('of dates that %s', (_, texts, order, sample) => {
  expect(findDateOrder(texts)).toEqual({ order, sample });
});

test.each([
  ['en-US', 'month first'],
  ['en-GB', 'day first'],
  ['sv-SE', 'day first'],
  ['de', 'day first'],
  ['ja', 'month first'],
])('people with %s write the %s', (locale, order) => {
  expect(dateOrderOfLocale(locale)).toBe(order);
});

test('a locale that is none is that of the system', () => {
  expect(dateOrderOfLocale('no such locale')).toBe(dateOrderOfLocale(null));
});

test('asked are dates of the records, and each is said in a line', () => {
  const dates = [
    { column: 'Funded', sample: '03/04/2024' },
    { column: 'Founded', sample: '05/06/2012' },
    { column: 'Met', sample: '07/08/2024' },
  ];
  const columns = askedDates(dates, { Funded: 'lastFundingAt', Founded: 'foundedYear', Met: null });
  expect(columns.map(({ column }) => column)).toEqual(['Funded']);
  expect(dateLines(columns, { Funded: 'day first' })).toEqual([
    'Dates in “Funded”: 03/04/2024 is read as 3 April 2024.',
  ]);
  expect(dateLines(columns, { Funded: 'month first' })).toEqual([
    'Dates in “Funded”: 03/04/2024 is read as 4 March 2024.',
  ]);
});
