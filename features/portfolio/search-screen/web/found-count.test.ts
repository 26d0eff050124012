import { expect, test } from 'vitest';
import { foundCount } from './found-count.ts';

const whole = { isPartial: false, isRelated: false };
const some = { isPartial: true, isRelated: false };
const answer = { total: 12, isTotalExact: true };

test('the number counts what has all words', () => {
  expect(foundCount(answer, [whole, whole])).toEqual({ total: 12, note: null });
});

test('others that follow have none', () => {
  const note = '12 with all words, and others with some of them';
  expect(foundCount(answer, [whole, some])).toEqual({ total: 12, note });
});

test('where none has all words there is no number', () => {
  expect(foundCount(answer, [some])).toEqual({ total: undefined, note: 'None has all words' });
});
