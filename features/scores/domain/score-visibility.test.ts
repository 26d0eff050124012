import { expect, test } from 'vitest';
import { scoreVisibilityOf } from './score-visibility.ts';

const reader = { mayViewVotes: true, mayVote: true, hasConflict: false, hasOwnScore: false };

test.each([true, false])(
  'a judge sees others’ scores once their own is in (finished: %s)',
  (end) => {
    expect(scoreVisibilityOf(reader, end)).toBe('nothing');
    expect(scoreVisibilityOf({ ...reader, hasOwnScore: true }, end)).toBe('everything');
  },
);

test('who stepped back sees none, whatever else they are', () => {
  for (const mayVote of [true, false]) {
    for (const hasOwnScore of [true, false]) {
      expect(scoreVisibilityOf({ ...reader, mayVote, hasOwnScore, hasConflict: true }, true)).toBe(
        'nothing',
      );
    }
  }
});

test('who may only look sees figures when judging is over', () => {
  expect(scoreVisibilityOf({ ...reader, mayVote: false }, false)).toBe('nothing');
  expect(scoreVisibilityOf({ ...reader, mayVote: false }, true)).toBe('figures');
});

test('who may not view votes sees nothing, ever', () => {
  for (const end of [true, false]) {
    const stranger = { ...reader, mayViewVotes: false, hasOwnScore: true };
    expect(scoreVisibilityOf(stranger, end)).toBe('nothing');
    expect(scoreVisibilityOf({ ...stranger, mayVote: false }, end)).toBe('nothing');
  }
});
