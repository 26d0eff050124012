import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test('a text is its telling words, without case, accents and plurals', () => {
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

test('nothing comes of nothing', () => {
  expect(termsOf(' – the & of …')).toEqual([]);
});
