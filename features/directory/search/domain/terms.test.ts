import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test('terms are the meaningful words of a text, without case, accents and plurals', () => {
  expect(termsOf('The Batteries of Łódź’s ferries, façades & a gas sensor; SENSORS!')).toEqual([
    'battery',
    'łodz',
    'ferry',
    'facade',
    'gas',
    'sensor',
    'sensor',
  ]);
});

test('an empty text has no terms', () => {
  expect(termsOf(' – the & of …')).toEqual([]);
});
