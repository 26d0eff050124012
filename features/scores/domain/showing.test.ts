import { expect, test } from 'vitest';
import { sightOfScores } from './showing.ts';

const reader = { mayViewVotes: true, mayVote: true, hasConflict: false, isOwnIn: false };

test.each([true, false])(
  'a judge sees others’ scores once their own is in (finished: %s)',
  (end) => {
    expect(sightOfScores(reader, end)).toBe('nothing');
    expect(sightOfScores({ ...reader, isOwnIn: true }, end)).toBe('everything');
  },
);

test('who stepped back sees none, whatever else they are', () => {
  for (const mayVote of [true, false]) {
    for (const isOwnIn of [true, false]) {
      expect(sightOfScores({ ...reader, mayVote, isOwnIn, hasConflict: true }, true)).toBe(
        'nothing',
      );
    }
  }
});

test('who may only look sees figures when judging is over', () => {
  expect(sightOfScores({ ...reader, mayVote: false }, false)).toBe('nothing');
  expect(sightOfScores({ ...reader, mayVote: false }, true)).toBe('figures');
});

test('who may not view votes sees nothing, ever', () => {
  for (const end of [true, false]) {
    const stranger = { ...reader, mayViewVotes: false, isOwnIn: true };
    expect(sightOfScores(stranger, end)).toBe('nothing');
    expect(sightOfScores({ ...stranger, mayVote: false }, end)).toBe('nothing');
  }
});
