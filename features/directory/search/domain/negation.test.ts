import { expect, test } from 'vitest';
import { negationsIn } from './negation.ts';

const negated = (text: string) => negationsIn(text).map(({ word }) => word);

test.each([
  ['Battery-free tags', ['battery']],
  ['needs no battery, without any wires', ['battery', 'wires']],
  ['works without the need for cables', ['cables']],
  ['non-toxic oil', ['toxic']],
  ['no one needs it any longer', []],
  ['nobody is free', []],
  ['a free battery', []],
])('%s', (text, words) => {
  expect(negated(text)).toEqual(words);
});

test('all words of a negation are known, to be taken out of a query', () => {
  expect(negationsIn('sensor without any battery')).toEqual([
    { word: 'battery', said: ['without', 'any', 'battery'] },
  ]);
});
