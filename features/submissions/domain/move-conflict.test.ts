import { expect, test } from 'vitest';
import { resolveMoveConflict } from './move-conflict.ts';

const toPitch = { from: 'New', stage: 'Pitch' };

test('a change of something else is kept, and the move goes on top of it', () => {
  expect(resolveMoveConflict(toPitch, { stage: 'New', version: 7 })).toEqual({
    kind: 'repeat',
    version: 7,
  });
});

test('a new place within its stage is asked for again, too', () => {
  const within = { from: 'New', stage: 'New' };
  expect(resolveMoveConflict(within, { stage: 'New', version: 2 })).toEqual({
    kind: 'repeat',
    version: 2,
  });
  expect(resolveMoveConflict(within, { stage: 'Pitch', version: 2 })).toEqual({ kind: 'yield' });
});

test('nobody is overruled unseen, and what is done is not done twice', () => {
  expect(resolveMoveConflict(toPitch, { stage: 'Declined', version: 7 })).toEqual({
    kind: 'yield',
  });
  expect(resolveMoveConflict(toPitch, { stage: 'Pitch', version: 7 })).toEqual({ kind: 'done' });
});
