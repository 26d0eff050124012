import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsIn, readText } from './sample-readings.ts';
import { parseSearchQuery } from '#features/directory/search/domain/query.ts';

function searched(text: string) {
  const { words, beginning, without } = parseSearchQuery(readText(text).words);
  return [[...words, ...(beginning === null ? [] : [beginning])], without];
}

test.each([
  ['sensors not for mines', ['sensors'], [['mines']]],
  ['seals but not rubber ones', ['seals'], [['rubber', 'ones']]],
  ['food excluding consumer goods', ['food'], [['consumer', 'goods']]],
  ['sensors without a battery in mines', ['sensors', 'mines'], [['battery']]],
])('%s', (text, words, without) => {
  expect(searched(text)).toEqual([words, without]);
});

test('companies that say themselves that they do without are asked for first', () => {
  const [reading] = readingsIn('sensors without batteries');
  expect(reading?.doubts.map(({ words }) => words)).toEqual([
    'without batteries',
    'batteries free',
    'no batteries',
  ]);
});

test('what is left out is no word of the search any more', () => {
  const word = fc.stringMatching(/^[b-z]{5,9}$/u);
  const how = fc.constantFrom('not for', 'excluding', 'except', 'but not', 'without');
  fc.assert(
    fc.property(word, how, word, (one, said, left) => {
      fc.pre(one !== left);
      expect(searched(`${one} ${said} ${left}`)).toEqual([[one], [[left]]]);
    }),
  );
});
