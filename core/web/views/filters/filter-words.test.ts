import { expect, test } from 'vitest';
import { answerText, askedAnswer, filterWords } from './filter-words.ts';
import type { FilterDefinition } from './filter-definition.ts';

const options = ['New', 'Screening', 'Pitch'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const field = (rest: Partial<FilterDefinition>): FilterDefinition =>
  Object.assign({ param: 'x', label: 'X', kind: 'text', options } as const, rest);

test('each kind of filter reads as words', () => {
  const stages = field({ kind: 'choices' });
  expect(filterWords(stages, 'new,pitch')).toBe('New, Pitch');
  expect(filterWords(stages, 'new,screening,pitch')).toBe('New and 2 more');
  expect(filterWords(stages, 'gone')).toBe('gone');
  expect(filterWords(field({ kind: 'choice' }), 'pitch')).toBe('Pitch');
  expect(filterWords(field({}), 'seal')).toBe('“seal”');
  const votes = field({ kind: 'numbers', unit: 'votes' });
  expect(filterWords(votes, '3..5')).toBe('3 to 5 votes');
  expect(filterWords(votes, '3..')).toBe('3 or more votes');
  expect(filterWords(votes, '..5')).toBe('5 or less votes');
  expect(filterWords(votes, '5')).toBe('5 votes');
});

test('days read as a calendar does, or from today', () => {
  const days = field({ kind: 'days' });
  expect(filterWords(days, '-30d..0d')).toBe('last 30 days');
  expect(filterWords(days, '-1d..0d')).toBe('last 1 day');
  expect(filterWords(days, '0d..7d')).toBe('next 7 days');
  expect(filterWords(days, '..-1d')).toBe('until 1 day ago');
  expect(filterWords(days, '2027-03-31..')).toMatch(/^from .*2027/u);
  expect(filterWords(days, '2027-03-31')).not.toMatch(/from|until/u);
});

test('an answer is asked for by what it has, what it is, and whether it is there', () => {
  const text = field({ isAnswer: true });
  expect(filterWords(text, 'has:seal')).toBe('“seal”');
  expect(filterWords(text, 'is:seal')).toBe('is “seal”');
  expect(filterWords(text, 'none')).toBe('not answered');
  // Whoever looks for these words themselves.
  for (const value of ['is:', 'none', 'any', 'has:x']) {
    for (const operator of ['has', 'is'] as const) {
      const condition = { operator, value };
      expect(askedAnswer('text', answerText('text', condition) ?? '')).toEqual(condition);
    }
  }
  expect(answerText('text', { operator: 'is', value: '' })).toBeUndefined();
  expect(answerText('numbers', { operator: 'is', value: '3..' })).toBe('3..');
});
