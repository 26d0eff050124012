import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  plural,
  pluralize,
  formatBytes,
  formatWait,
  formatCompact,
  formatMoney,
  formatNumber,
  initials,
} from './format.ts';

describe('initials', () => {
  test.each([
    ['Jane Doe', 'JD'],
    ['Jane van Dijk', 'JVD'],
    ['Jane Maria van Dijk', 'JMV'],
    ['  jane   doe ', 'JD'],
    ['jane', 'J'],
    ['', ''],
    ['   ', ''],
    ['élodie åberg', 'ÉÅ'],
    ['🦊 Fox', '🦊F'],
    ['Jane\tDoe\nSmith', 'JDS'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test('have the requested length, three by default', () => {
    expect(initials('a b c d e', 5)).toBe('ABCDE');
    expect(initials('a b c d e')).toBe('ABC');
    expect(initials('a b c', 1)).toBe('A');
    expect(initials('a b c', 0)).toBe('');
    expect(initials('a b c', -1)).toBe('');
  });
});

test.each([
  [0, '1 second'],
  [0.2, '1 second'],
  [2, '2 seconds'],
  [58.1, '59 seconds'],
  [59.5, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [1715, '29 minutes'],
  [3600, '60 minutes'],
])('a wait of %d s is %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});

describe('numbers', () => {
  test('have thousands separators', () => {
    expect(formatNumber(12_500, 'en')).toBe('12,500');
    expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
    expect(formatNumber(-12_500, 'en')).toBe('-12,500');
  });

  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [999.994, '999.99'],
    [1000, '1k'],
    [1004, '1k'],
    [1005, '1.01k'],
    [12_500, '12.5k'],
    [999_994, '999.99k'],
    [999_995, '1M'],
    [999_999, '1M'],
    [1_000_000, '1M'],
    [1_250_000, '1.25M'],
    [1_254_999, '1.25M'],
    [1_234_567_890, '1,234.57M'],
    [-999, '-999'],
    [-1000, '-1k'],
    [-999_994, '-999.99k'],
    [-999_995, '-1M'],
    [-1_250_000, '-1.25M'],
  ])('%d in compact form is %s', (value, expected) => {
    expect(formatCompact(value, 'en')).toBe(expected);
  });

  test('in compact form have at most two decimals and never read "1,000k" or "1,000"', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const short = formatCompact(value, 'en');
        expect(short).toMatch(/^-?[\d,]+(\.\d{1,2})?[kM]?$/u);
        expect(short).not.toMatch(/^-?1,000k?$/u);
      }),
      { examples: [[999.995], [999.9999], [-999.999], [999_994.99], [999_995]] },
    );
  });

  test('of money have decimals only when needed', () => {
    expect(formatMoney(25_000, 'EUR', 'en')).toBe('€25,000');
    expect(formatMoney(25_000.5, 'EUR', 'en')).toBe('€25,000.50');
  });
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 kB'],
  [348_160, '340 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});

test('a count uses the form of its word that English has for it', () => {
  expect([0, 1, 2, 12_500].map((count) => plural(count, 'is', 'are'))).toEqual([
    'are',
    'is',
    'are',
    'are',
  ]);
  expect([0, 1, 12_500].map((count) => pluralize(count, 'company', 'companies', 'de'))).toEqual([
    '0 companies',
    '1 company',
    '12.500 companies',
  ]);
});
