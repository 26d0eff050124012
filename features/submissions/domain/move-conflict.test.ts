import { expect, test } from 'vitest';
import { resolveMoveConflict } from './move-conflict.ts';

const toPitch = { from: 'New', stage: 'Pitch' };

test('a move is repeated on top of an unrelated change', () => {
  expect(resolveMoveConflict(toPitch, { stage: 'New', version: 7 })).toEqual({
    kind: 'repeat',
    version: 7,
  });
});

test('a move within its stage is repeated, too', () => {
  const within = { from: 'New', stage: 'New' };
  expect(resolveMoveConflict(within, { stage: 'New', version: 2 })).toEqual({
    kind: 'repeat',
    version: 2,
  });
  expect(resolveMoveConflict(within, { stage: 'Pitch', version: 2 })).toEqual({ kind: 'yield' });
});

test('a move by somebody else is not overwritten, and a move that was already made is not repeated', () => {
  expect(resolveMoveConflict(toPitch, { stage: 'Declined', version: 7 })).toEqual({
    kind: 'yield',
  });
  expect(resolveMoveConflict(toPitch, { stage: 'Pitch', version: 7 })).toEqual({ kind: 'done' });
});
