import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { notAnEmail } from '#core/domain/validation-words.ts';
import { webAddress } from '#core/domain/web-address.ts';
import { emptyDraft } from './draft.ts';
import { problemsInRefusal, problemsOf } from './form-problems.ts';

const questions: Question[] = [
  { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true },
  { id: 'b', text: 'When could a pilot start?', kind: 'short', isRequired: false },
];
const filled = {
  fields: {
    companyName: 'Tribometrics',
    website: 'tribometrics.example',
    country: '',
    oneLiner: '',
    contactName: 'Ada Moss',
    contactEmail: 'ada@tribometrics.example',
    title: 'Wear debris, counted',
    pitch: 'A flow cell.',
  },
  answers: { a: { question: 'How mature is it?', answer: 'Pilots run' } },
  files: [],
};

test('a complete form has no problems', () => {
  expect(problemsOf(filled, questions, true)).toEqual([]);
});

test('an empty form lists the required fields in their order', () => {
  expect(problemsOf(emptyDraft, questions, false).map(({ field }) => field)).toEqual([
    'companyName',
    'contactName',
    'contactEmail',
    'title',
    'pitch',
    'answers.a',
    'terms',
  ]);
});

test.each([
  ['contactEmail', 'ada at home'],
  ['website', 'javascript:alert(1)'],
  ['website', 'ftp://tribometrics.example'],
  ['website', 'not a website'],
] as const)('%s cannot be %s', (field, typed) => {
  const fields = { ...filled.fields, [field]: typed };
  expect(problemsOf({ ...filled, fields }, questions, true)).toMatchObject([{ field }]);
});

test('a website may be typed without https://', () => {
  expect(webAddress(' tribometrics.example ')).toBe('https://tribometrics.example');
  expect(webAddress('http://tribometrics.example')).toBe('http://tribometrics.example');
  expect(webAddress(' ')).toBeNull();
});

test('errors of the server are shown at their field', () => {
  const refusal = {
    code: 'invalid',
    message: 'Some of what was sent cannot be used.',
    details: [
      { field: 'body.contactEmail', problem: notAnEmail },
      { field: 'body.answers.0.answer', problem: 'Too long' },
      { field: 'body.attachments.0.id', problem: 'Invalid id' },
      { field: 'params.id', problem: 'Invalid id' },
    ],
  };
  // Unanswered questions are not sent.
  const sent = [{ questionId: 'b', answer: 'x' }];
  expect(problemsInRefusal(refusal, questions, sent)).toEqual([
    { field: 'contactEmail', problem: notAnEmail },
    { field: 'answers.b', problem: 'Too long' },
    { field: 'files', problem: 'Invalid id' },
  ]);
  const message = 'Please answer “How mature is it?”.';
  expect(problemsInRefusal({ code: 'public.answerMissing', message }, questions, sent)).toEqual([
    { field: 'answers.a', problem: message },
  ]);
  expect(
    problemsInRefusal({ code: 'public.finished', message: 'Closed.' }, questions, sent),
  ).toEqual([]);
});
