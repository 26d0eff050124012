import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './sample-readings.ts';

test.each([
  ['sensors founded in 2018', { foundedFrom: 2018, foundedTo: 2018 }],
  ['sensors since 2020', { foundedFrom: 2020 }],
  ['sensors before 2010', { foundedTo: 2009 }],
  ['sensors established by 2010', { foundedTo: 2010 }],
  ['sensors founded in the 2010s', { foundedFrom: 2010, foundedTo: 2019 }],
  ['sensors founded 2015-2019', { foundedFrom: 2015, foundedTo: 2019 }],
])('%s', (text, filters) => {
  expect(readText(text)).toEqual({ filters, words: 'sensors' });
});

test.each(['ISO 2018', 'AI from 2018 to 2020', 'after 20180', 'founded in Ulm'])(
  '%s says nothing of when',
  (text) => {
    expect(readText(text)).toEqual({ filters: {}, words: text });
  },
);

test('years are the ends of the filter: a year after or before one is not it', () => {
  const year = fc.integer({ min: 1900, max: 2099 });
  const words = fc.constantFrom('', 'founded ', 'that were established ');
  fc.assert(
    fc.property(year, year, words, (one, other, how) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      expect(readText(`wear ${how}after ${from}`)).toEqual({
        filters: { foundedFrom: from + 1 },
        words: 'wear',
      });
      expect(readText(`wear ${how}before ${from}`)).toEqual({
        filters: { foundedTo: from - 1 },
        words: 'wear',
      });
      expect(readText(`wear ${how}since ${from}`)).toEqual({
        filters: { foundedFrom: from },
        words: 'wear',
      });
      expect(readText(`wear ${how}between ${one} and ${other}`)).toEqual({
        filters: { foundedFrom: from, foundedTo: to },
        words: 'wear',
      });
    }),
  );
});
