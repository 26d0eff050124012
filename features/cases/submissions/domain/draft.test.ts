import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { isSameValue, SubmissionDraft } from './draft.ts';

const least = { companyName: 'Tribometrics', title: 'Wear debris' };
const read = (draft: object) => z.parse(SubmissionDraft, { ...least, ...draft });

test('omitted fields are null, and omitted answers are empty', () => {
  expect(read({})).toEqual({
    ...least,
    company: null,
    contactName: null,
    contactEmail: null,
    pitch: null,
    answers: [],
  });
});

test('text is trimmed; whitespace alone counts as omitted', () => {
  expect(read({ pitch: '  Counts particles. ' }).pitch).toBe('Counts particles.');
  expect(read({ pitch: ' \n ' }).pitch).toBeNull();
  expect(read({ contactName: '' }).contactName).toBeNull();
});

test('answers are equal whatever the order of their keys', () => {
  const one = [{ question: 'How?', answer: 'So' }];
  expect(isSameValue(one, [{ answer: 'So', question: 'How?' }])).toBe(true);
  expect(isSameValue(one, [{ answer: 'Not so', question: 'How?' }])).toBe(false);
  expect(isSameValue(one, [{ answer: 'So', question: 'Why?' }])).toBe(false);
  expect(isSameValue(one, [])).toBe(false);
  const keyed = [{ questionId: 'q', ...one[0] }];
  expect(isSameValue(keyed, [{ questionId: 'q', question: 'Reworded?', answer: 'So' }])).toBe(true);
  expect(isSameValue(keyed, [{ questionId: 'r', question: 'How?', answer: 'So' }])).toBe(false);
  expect(isSameValue('', undefined)).toBe(false);
  expect(isSameValue(null, undefined)).toBe(false);
});
