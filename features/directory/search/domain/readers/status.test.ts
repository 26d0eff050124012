import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsIn, readText, someStatuses } from './sample-readings.ts';

test.each([
  ['acquired companies', ['acquired'], ''],
  ['robotics companies that were acquired', ['acquired'], 'robotics'],
  ['acquired or operating startups drones', ['acquired', 'operating'], 'drones'],
  ['sensors still operating', ['operating'], 'sensors'],
  ['sensors status: on hold', ['on hold'], 'sensors'],
  ['active startups sensors', ['active'], 'sensors'],
  ['closed firms', ['Closed', 'closed'], ''],
  ['acquired sensor companies', ['acquired'], 'sensor companies'],
  [
    'acquired or closed wear sensor startups',
    ['Closed', 'acquired', 'closed'],
    'wear sensor startups',
  ],
  ['acquired companies without sensors', ['acquired'], '-sensors'],
  ['acquired sensor companies without batteries', ['acquired'], 'sensor companies -batteries'],
])('%s', (text, status, rest) => {
  expect(readText(text)).toEqual({ filters: { status }, words: rest });
});

test.each([
  'active noise control',
  'operating rooms',
  'closed loop recycling',
  'acquired data',
  'companies that were acquired by a bank',
  'startups that are active in recycling',
  'not acquired companies',
  'not acquired sensor companies',
  'acquired by sensor companies',
  'active in recycling companies',
  'acquired one two three companies',
  'companies that are no longer active',
  'acquired',
  'still closed loops',
  '"acquired companies"',
  'dissolved companies',
])('%s names no status', (text) => {
  expect(readText(text)).toEqual({ filters: {}, words: text });
});

test('every status of the directory is read, whatever stands around it', () => {
  const words = fc.array(fc.constantFrom('wear', 'sensors', 'mining'));
  fc.assert(
    fc.property(words, fc.constantFrom(...someStatuses), words, (before, status, behind) => {
      const text = [...before, 'startups that are', status, ...behind].join(' ');
      const { filters, words: rest } = readText(text);
      expect(filters.status).toContain(status);
      expect(rest).toBe([...before, ...behind].join(' '));
    }),
  );
});

test('with a word between it and the noun it holds only where nobody says both together', () => {
  const word = fc.constantFrom('wear', 'room', 'sensor');
  fc.assert(
    fc.property(fc.constantFrom(...someStatuses), word, word, (status, one, other) => {
      const [reading] = readingsIn(`${status} ${one} ${other} startups`);
      expect(reading?.filters.status).toContain(status);
      expect(reading?.doubts).toEqual([
        { words: `${status.toLowerCase()} ${one}`, isUnfinished: false, usedMost: 0 },
      ]);
      expect(readingsIn(`${status} startups`)[0]?.doubts).toEqual([]);
      expect(readingsIn(`${status} ${one} without ${other} startups`)[0]?.filters.status).toBe(
        undefined,
      );
    }),
  );
});
