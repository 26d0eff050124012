import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { problemOfFile, problemOfMany } from './shared/file-problems.ts';

const file = (size: number) => ({ name: 'deck.pdf', size });

test('a file may have exactly the maximum size', () => {
  expect(problemOfFile(file(limits.fileBytes))).toBeNull();
  expect(problemOfFile(file(limits.fileBytes + 1))).toBe(
    'This file is larger than 10 MB. Make it smaller, or give a link to it instead.',
  );
  expect(problemOfFile(file(0))).toBe('This file cannot be sent: it is empty.');
});

test('more files than the limit are reported', () => {
  expect(problemOfMany(2, 2, 5)).toBeNull();
  expect(problemOfMany(3, 2, 5)).toBe('There is room for 5 files here. Remove one first.');
});
