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

test('a judge with a conflict of interest sees none, whatever their role', () => {
  for (const mayVote of [true, false]) {
    for (const hasOwnScore of [true, false]) {
      expect(scoreVisibilityOf({ ...reader, mayVote, hasOwnScore, hasConflict: true }, true)).toBe(
        'nothing',
      );
    }
  }
});

test('viewers who may not score see figures once scoring is over', () => {
  expect(scoreVisibilityOf({ ...reader, mayVote: false }, false)).toBe('nothing');
  expect(scoreVisibilityOf({ ...reader, mayVote: false }, true)).toBe('figures');
});

test('viewers who may not view votes see no scores', () => {
  for (const end of [true, false]) {
    const stranger = { ...reader, mayViewVotes: false, hasOwnScore: true };
    expect(scoreVisibilityOf(stranger, end)).toBe('nothing');
    expect(scoreVisibilityOf({ ...stranger, mayVote: false }, end)).toBe('nothing');
  }
});
