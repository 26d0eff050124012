import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from '#features/directory/search/tests/read-text.ts';

test.each([
  ['sensors founded in 2018', { foundedFrom: 2018, foundedTo: 2018 }],
  ['sensors since 2020', { foundedFrom: 2020 }],
  ['sensors before 2010', { foundedTo: 2009 }],
  ['sensors established by 2010', { foundedTo: 2010 }],
  ['sensors founded in the 2010s', { foundedFrom: 2010, foundedTo: 2019 }],
  ['sensors founded 2015-2019', { foundedFrom: 2015, foundedTo: 2019 }],
])('%s', (text, filters) => {
  expect(readText(text)).toEqual([filters, 'sensors']);
});

test.each(['ISO 2018', 'AI from 2018 to 2020', 'after 20180', 'founded in Ulm'])(
  '%s says nothing of when',
  (text) => {
    expect(readText(text)).toEqual([{}, text]);
  },
);

test('years are the ends of the filter: a year after or before one is not it', () => {
  const year = fc.integer({ min: 1900, max: 2099 });
  const words = fc.constantFrom('', 'founded ', 'that were established ');
  fc.assert(
    fc.property(year, year, words, (one, other, how) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      expect(readText(`wear ${how}after ${from}`)).toEqual([{ foundedFrom: from + 1 }, 'wear']);
      expect(readText(`wear ${how}before ${from}`)).toEqual([{ foundedTo: from - 1 }, 'wear']);
      expect(readText(`wear ${how}since ${from}`)).toEqual([{ foundedFrom: from }, 'wear']);
      expect(readText(`wear ${how}between ${one} and ${other}`)).toEqual([
        { foundedFrom: from, foundedTo: to },
        'wear',
      ]);
    }),
  );
});
