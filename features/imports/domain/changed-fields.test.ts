import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('tells what fields hold that a row says something else of', () => {
  const record = { name: 'Acme', city: 'Boston', tags: ['ai'], foundedYear: null };
  expect(changedFields({ name: 'Acme Ltd', city: 'Boston', foundedYear: 2012 }, record)).toEqual({
    ...{ name: 'Acme', foundedYear: null },
  });
  expect(changedFields({ tags: ['ai', 'ml'] }, record)).toEqual({ tags: ['ai'] });
});

test('blanks change nothing, nor does another way to write the same moment', () => {
  const record = { name: 'Acme', lastFundingAt: '2012-06-14T00:00:00.000Z', tags: ['ai'] };
  const row = { name: null, lastFundingAt: '2012-06-14T00:00:00Z', tags: [], other: 'x' };
  expect(changedFields(row, record)).toEqual({});
});
