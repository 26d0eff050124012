import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { nameOfCopy } from './naming.ts';

test('a copy is called after what it was made of, and unlike those that are there', () => {
  expect(nameOfCopy('Gears', [])).toBe('Gears (copy)');
  expect(nameOfCopy('Gears', ['Gears (copy)'])).toBe('Gears (copy 2)');
  expect(nameOfCopy('Gears (copy)', ['Gears (copy)', 'Gears (copy 2)'])).toBe('Gears (copy 3)');
});

test('a long name is cut between characters, so that it can be stored', () => {
  for (const length of [limits.nameCharacters, limits.nameCharacters - 1]) {
    const called = nameOfCopy('🦔'.repeat(length / 2 + 1).slice(0, length), []);
    expect(called.isWellFormed()).toBe(true);
    expect(called.length).toBeLessThanOrEqual(limits.nameCharacters);
    expect(called.endsWith(' (copy)')).toBe(true);
  }
});
