import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { bothNotes, standingOf } from './note.ts';

test('a draft is new over the words it began with, and crossed over any others', () => {
  const draft = { typed: 'Quiet, and close by. ', over: 'Quiet.' };
  expect(standingOf(draft, 'Quiet.')).toBe('new');
  expect(standingOf(draft, 'Loud.')).toBe('crossed');
  expect(standingOf(draft, '')).toBe('crossed');
});

test('what says the same as is there already crosses nothing', () => {
  expect(standingOf({ typed: ' Loud. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
  expect(standingOf({ typed: '', over: '' }, '')).toBe('same');
  // Nothing of one's own is left to store.
  expect(standingOf({ typed: 'Quiet. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
});

test('both are kept one below the other, as far as there is room', () => {
  expect(bothNotes('Loud.', { typed: ' Quiet. ', over: '' })).toBe('Loud.\n\nQuiet.');
  expect(bothNotes('', { typed: 'Quiet.', over: 'Loud.' })).toBe('Quiet.');
  const long = 'x'.repeat(limits.noteCharacters);
  expect(bothNotes(long, { typed: long, over: '' })).toHaveLength(limits.noteCharacters);
});
