import { expect, test } from 'vitest';
import { resolveMoveConflict } from './move-conflict.ts';

const toPitch = { from: 'New', stage: 'Pitch' };

test('a move is repeated on top of an unrelated change', () => {
  expect(resolveMoveConflict(toPitch, 'New')).toBe('rebase');
});

test('a move within its stage is repeated, too', () => {
  const within = { from: 'New', stage: 'New' };
  expect(resolveMoveConflict(within, 'New')).toBe('rebase');
  expect(resolveMoveConflict(within, 'Pitch')).toBe('yield');
});

test('a move by somebody else is not overwritten, and a move that was already made is not repeated', () => {
  expect(resolveMoveConflict(toPitch, 'Declined')).toBe('yield');
  expect(resolveMoveConflict(toPitch, 'Pitch')).toBe('done');
});
