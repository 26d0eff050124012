import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchEntryOf } from './search-entry.ts';

const opportunity = {
  id: '0199c2a0-0000-7000-8000-00000000000a',
  name: 'Quiet gears',
  introduction: 'Loud.',
  businessNeed: null,
  callToAction: 'Write.',
  focusAreas: null,
  url: 'https://skf.example',
  categories: ['Noise', 'Gears'],
  createdAt: null,
  updatedAt: null,
};

test('all its words are in `all`, and its number follows from its id', () => {
  const { id: _, ...rest } = opportunity;
  expect(searchEntryOf(opportunity)).toEqual({
    ...rest,
    all: 'Quiet gears\nLoud.\nWrite.\nNoise\nGears',
    outrider_id: 10,
  });
});

test('the number of any id is whole and exact, and of two ids two', () => {
  const numberOf = (id: string) => searchEntryOf({ ...opportunity, id }).outrider_id;
  fc.assert(
    fc.property(fc.uuid({ version: 7 }), fc.uuid({ version: 7 }), (one, other) => {
      expect(Number.isSafeInteger(numberOf(one))).toBe(true);
      expect(numberOf(one) === numberOf(other)).toBe(one.slice(-14) === other.slice(-14));
    }),
  );
});
