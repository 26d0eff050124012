import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText, someStatuses } from './sample-readings.ts';

test.each([
  ['acquired companies', ['acquired'], ''],
  ['robotics companies that were acquired', ['acquired'], 'robotics'],
  ['acquired or operating startups drones', ['acquired', 'operating'], 'drones'],
  ['sensors still operating', ['operating'], 'sensors'],
  ['sensors status: on hold', ['on hold'], 'sensors'],
  ['active startups sensors', ['active'], 'sensors'],
  ['closed firms', ['Closed', 'closed'], ''],
])('%s', (text, status, rest) => {
  expect(readText(text)).toEqual({ filters: { status }, words: rest });
});

test.each([
  'active noise control',
  'operating rooms',
  'operating room startups',
  'closed loop recycling',
  'acquired data',
  'companies that were acquired by a bank',
  'startups that are active in recycling',
  'not acquired companies',
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
