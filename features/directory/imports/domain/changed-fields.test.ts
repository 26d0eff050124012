import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('returns the current values of the fields that a row changes', () => {
  const record = { name: 'Acme', city: 'Boston', tags: ['ai'], foundedYear: null };
  expect(changedFields({ name: 'Acme Ltd', city: 'Boston', foundedYear: 2012 }, record)).toEqual({
    name: 'Acme',
    foundedYear: null,
  });
  expect(changedFields({ tags: ['ai', 'ml'] }, record)).toEqual({ tags: ['ai'] });
});

test('empty cells change nothing, nor does another notation of the same instant', () => {
  const record = { name: 'Acme', lastFundingAt: '2012-06-14T00:00:00.000Z', tags: ['ai'] };
  const row = { name: null, lastFundingAt: '2012-06-14T00:00:00Z', tags: [], other: 'x' };
  expect(changedFields(row, record)).toEqual({});
});
