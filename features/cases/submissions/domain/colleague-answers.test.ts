import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { answerToKnown } from './colleague-answers.ts';
import type { Answer } from './answers.ts';

const mature: Question = { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true };
const pilot: Question = { id: 'b', text: 'When?', kind: 'date', isRequired: false };
const region: Question = {
  id: 'c',
  text: 'Where?',
  kind: 'choice',
  isRequired: false,
  options: [{ id: 'n', label: 'North' }],
};
const terms: Question = { id: 'd', text: 'I agree.', kind: 'consent', isRequired: true };
const form = [mature, pilot, region, terms];
const places = { candidates: form, form, before: [] };

test('an answer gets the id and the present wording of its question', () => {
  const answer = 'TRL 6';
  const keyed = { questionId: 'a', question: 'How mature is it?', answer };
  expect(answerToKnown(places, { questionId: 'a', question: 'As it was?', answer })).toEqual(keyed);
  expect(answerToKnown(places, { question: 'How mature is it?', answer })).toEqual(keyed);
});

test('a foreign id is not taken over', () => {
  const answer = 'TRL 6';
  expect(answerToKnown(places, { questionId: 'x', question: 'Who?', answer })).toEqual({
    questionId: null,
    question: 'Who?',
    answer,
  });
  const byWording = { questionId: 'x', question: 'How mature is it?', answer };
  expect(answerToKnown(places, byWording)).toMatchObject({ questionId: 'a' });
});

test('text is read by the kind of the question, or refused with a sentence', () => {
  expect(answerToKnown(places, { question: 'When?', answer: '2027-03-31' })).toMatchObject({
    typed: { kind: 'date', value: '2027-03-31' },
  });
  expect(answerToKnown(places, { question: 'When?', answer: 'Soon' })).toEqual({
    question: 'When?',
    problem: 'Enter a day, such as 2027-03-31.',
  });
  expect(answerToKnown(places, { question: 'Where?', answer: ' north ' })).toMatchObject({
    answer: 'North',
    typed: { kind: 'choice', value: [{ id: 'n', label: 'North' }] },
  });
});

test('what a submitter agreed to stays, and nobody agrees in their place', () => {
  const agreed: Answer = {
    questionId: 'd',
    question: 'I agree.',
    answer: 'Agreed',
    typed: { kind: 'consent', value: { at: '2027-01-01T00:00:00.000Z', wording: 'I agree.' } },
  };
  const sent = { questionId: 'd', question: 'I agree.', answer: 'Agreed' };
  expect(answerToKnown({ ...places, before: [agreed] }, sent)).toEqual(agreed);
  expect(answerToKnown(places, { ...sent, value: true })).toEqual(sent);
});

test('an answer stays as it is where its option was taken away since', () => {
  const south: Answer = {
    questionId: 'c',
    question: 'Where?',
    answer: 'South',
    typed: { kind: 'choice', value: [{ id: 's', label: 'South' }] },
  };
  const sent = { questionId: 'c', question: 'Where?', answer: 'South', value: ['s'] };
  expect(answerToKnown({ ...places, before: [south] }, sent)).toEqual(south);
  expect(answerToKnown(places, sent)).toMatchObject({ problem: 'Choose from the options.' });
});
