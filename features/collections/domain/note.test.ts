import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { mergeNotes, noteDraftState } from './note.ts';

test('a draft is new over the words it began with, and crossed over any others', () => {
  const draft = { typed: 'Quiet, and close by. ', over: 'Quiet.' };
  expect(noteDraftState(draft, 'Quiet.')).toBe('new');
  expect(noteDraftState(draft, 'Loud.')).toBe('crossed');
  expect(noteDraftState(draft, '')).toBe('crossed');
});

test('what says the same as is there already crosses nothing', () => {
  expect(noteDraftState({ typed: ' Loud. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
  expect(noteDraftState({ typed: '', over: '' }, '')).toBe('same');
  // Nothing of one's own is left to store.
  expect(noteDraftState({ typed: 'Quiet. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
});

test('both are kept one below the other, as far as there is room', () => {
  expect(mergeNotes('Loud.', { typed: ' Quiet. ', over: '' })).toBe('Loud.\n\nQuiet.');
  expect(mergeNotes('', { typed: 'Quiet.', over: 'Loud.' })).toBe('Quiet.');
  const long = 'x'.repeat(limits.noteCharacters);
  expect(mergeNotes(long, { typed: long, over: '' })).toHaveLength(limits.noteCharacters);
});
