// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
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
const draft: Draft = {
  ...emptyDraft,
  fields: { ...emptyDraft.fields, title: 'Wear debris, counted' },
  answers: { 'How mature is it?': 'Pilots run' },
  files: [{ ...file, sentAt: now }],
};

beforeEach(() => localStorage.clear());

test('a draft is restored for its own opportunity only', () => {
  saveDraft('one', draft);
  expect(loadDraft('one', now)).toEqual(draft);
  expect(loadDraft('two', now)).toBe(emptyDraft);
});

test('a file that has expired on the server is not restored', () => {
  saveDraft('one', draft);
  const later = loadDraft('one', now + limits.fileWithoutPlaceMs);
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
    expect(loadDraft('one', now)).toBe(emptyDraft);
  },
);

test('a draft with only a file is not empty', () => {
  expect(isEmpty(emptyDraft)).toBe(true);
  expect(isEmpty({ ...emptyDraft, files: draft.files })).toBe(false);
});
