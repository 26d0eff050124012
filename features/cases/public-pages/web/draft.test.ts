// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { limits } from '#core/domain/limits.ts';
import { discardDraft, emptyDraft, isEmpty, saveDraft, loadDraft, type Draft } from './draft.ts';

const now = Date.UTC(2026, 10, 21);
const file = {
  id: 'file-1',
  name: 'deck.pdf',
  size: 10,
  contentType: 'application/pdf',
  claim: 'claim',
};
const questions: Question[] = [
  { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true },
];
const draft: Draft = {
  ...emptyDraft,
  fields: { ...emptyDraft.fields, title: 'Wear debris, counted' },
  answers: { a: { question: 'How mature is it?', answer: 'Pilots run' } },
  files: [{ ...file, sentAt: now }],
};

beforeEach(() => localStorage.clear());

test('a draft is restored for its own opportunity only', () => {
  saveDraft('one', draft);
  expect(loadDraft('one', questions, now)).toEqual(draft);
  expect(loadDraft('two', questions, now)).toBe(emptyDraft);
});

test('answers that were keyed by their wording get the id of the question', () => {
  const answers = { 'How mature is it?': 'Pilots run', 'As it was?': 'Kept' };
  localStorage.setItem('outrider.draft.one', JSON.stringify({ ...draft, answers }));
  expect(loadDraft('one', questions, now).answers).toEqual({
    ...draft.answers,
    'As it was?': { question: 'As it was?', answer: 'Kept' },
  });
});

test('they get it, too, after a closed form that knew no questions has stored them again', () => {
  const answers = { 'How mature is it?': 'Pilots run' };
  localStorage.setItem('outrider.draft.one', JSON.stringify({ ...draft, answers }));
  saveDraft('one', loadDraft('one', [], now));
  expect(loadDraft('one', questions, now).answers).toEqual(draft.answers);
});

test('a file that has expired on the server is not restored', () => {
  saveDraft('one', draft);
  const later = loadDraft('one', questions, now + limits.fileWithoutPlaceMs);
  expect(later).toEqual({ ...draft, files: [] });
});

test('an emptied draft is removed from storage', () => {
  saveDraft('one', draft);
  saveDraft('one', { ...emptyDraft, fields: { ...emptyDraft.fields, title: '  ' } });
  expect(localStorage).toHaveLength(0);
  saveDraft('one', draft);
  discardDraft('one');
  expect(localStorage).toHaveLength(0);
});

test.each(['not json', '{}', '{"fields":{"title":1}}', 'null'])(
  '%s in its place counts as nothing written',
  (stored) => {
    localStorage.setItem('outrider.draft.one', stored);
    expect(loadDraft('one', questions, now)).toBe(emptyDraft);
  },
);

test('a draft with only a file is not empty', () => {
  expect(isEmpty(emptyDraft)).toBe(true);
  expect(isEmpty({ ...emptyDraft, files: draft.files })).toBe(false);
});
