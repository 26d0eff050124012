import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { mergeNotes, noteDraftState } from './note.ts';

test('a draft is new when the stored note is unchanged, and conflicts when it is not', () => {
  const draft = { typed: 'Quiet, and close by. ', over: 'Quiet.' };
  expect(noteDraftState(draft, 'Quiet.')).toBe('new');
  expect(noteDraftState(draft, 'Loud.')).toBe('crossed');
  expect(noteDraftState(draft, '')).toBe('crossed');
});

test('a draft equal to the stored note does not conflict', () => {
  expect(noteDraftState({ typed: ' Loud. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
  expect(noteDraftState({ typed: '', over: '' }, '')).toBe('same');
  // There are no own changes left to store.
  expect(noteDraftState({ typed: 'Quiet. ', over: 'Quiet.' }, 'Loud.')).toBe('same');
});

test('both notes are joined, up to the maximum length', () => {
  expect(mergeNotes('Loud.', { typed: ' Quiet. ', over: '' })).toBe('Loud.\n\nQuiet.');
  expect(mergeNotes('', { typed: 'Quiet.', over: 'Loud.' })).toBe('Quiet.');
  const long = 'x'.repeat(limits.noteCharacters);
  expect(mergeNotes(long, { typed: long, over: '' })).toHaveLength(limits.noteCharacters);
});
