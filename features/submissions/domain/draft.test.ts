import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { isSameValue, SubmissionDraft } from './draft.ts';

const least = { companyName: 'Tribometrics', title: 'Wear debris' };
const read = (draft: object) => z.parse(SubmissionDraft, { ...least, ...draft });

test('what is left out is null, and there are no answers', () => {
  expect(read({})).toEqual({
    ...least,
    ...{ company: null, contactName: null, contactEmail: null, pitch: null, answers: [] },
  });
});

test('text loses the blanks around it; nothing but blanks is left out', () => {
  expect(read({ pitch: '  Counts particles. ' }).pitch).toBe('Counts particles.');
  expect(read({ pitch: ' \n ' }).pitch).toBeNull();
  expect(read({ contactName: '' }).contactName).toBeNull();
});

test('an answer is the same in whatever order its parts are stored', () => {
  const one = [{ question: 'How?', answer: 'So' }];
  expect(isSameValue(one, [{ answer: 'So', question: 'How?' }])).toBe(true);
  expect(isSameValue(one, [{ answer: 'Not so', question: 'How?' }])).toBe(false);
  expect(isSameValue(one, [{ answer: 'So', question: 'Why?' }])).toBe(false);
  expect(isSameValue(one, [])).toBe(false);
  expect(isSameValue('', undefined)).toBe(false);
  expect(isSameValue(null, undefined)).toBe(false);
});
