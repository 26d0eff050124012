import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './sample-readings.ts';

test.each([
  ['sensors raised more than 5m', { fundingFrom: 5e6 }],
  ['sensors over €2 million', { fundingFrom: 2.2e6 }],
  ['sensors raised between 1 and 5 million euros', { fundingFrom: 1.1e6, fundingTo: 5.5e6 }],
  ['sensors with more than $10M in funding', { fundingFrom: 1e7 }],
  ['sensors less than 500k raised', { fundingTo: 5e5 }],
  ['sensors $1.5M+', { fundingFrom: 1.5e6 }],
  ['sensors that have raised at least 2,500,000 dollars', { fundingFrom: 2.5e6 }],
])('%s', (text, filters) => {
  expect(readText(text)).toEqual({ filters, words: 'sensors' });
});

test.each([
  'over 5 kWh',
  'over 5m long',
  'under 40 dB',
  '10-20 kHz',
  'raised over £2m',
  'raised floors',
])('%s says nothing of funding that is known here', (text) => {
  expect(readText(text)).toEqual({ filters: {}, words: text });
});

test('an amount is read in every unit, from it or up to it', () => {
  const unit = fc.constantFrom<[string, number]>(
    ['k', 1e3],
    [' thousand', 1e3],
    ['m', 1e6],
    [' million', 1e6],
    ['bn', 1e9],
  );
  const how = fc.constantFrom<[string, 'fundingFrom' | 'fundingTo']>(
    ['more than', 'fundingFrom'],
    ['over', 'fundingFrom'],
    ['at least', 'fundingFrom'],
    ['less than', 'fundingTo'],
    ['up to', 'fundingTo'],
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      unit,
      how,
      (number, [word, times], [said, end]) => {
        const text = `wear sensors raised ${said} ${number}${word}`;
        expect(readText(text)).toEqual({
          filters: { [end]: number * times },
          words: 'wear sensors',
        });
      },
    ),
  );
});
