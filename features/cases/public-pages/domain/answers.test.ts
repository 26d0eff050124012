import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { answersInOrder, refusalOfAnswers } from './answers.ts';

const questions: Question[] = [
  { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true },
  { id: 'b', text: 'When could a pilot start?', kind: 'short', isRequired: false },
];
const mature = { question: 'How mature is it?', answer: 'A pilot runs.' };
const pilot = { question: 'When could a pilot start?', answer: 'In May.' };
const stored = [
  { ...mature, questionId: 'a' },
  { ...pilot, questionId: 'b' },
];

test('answers to the questions are accepted, and put in the order of the questions', () => {
  expect(refusalOfAnswers(questions, [pilot, mature])).toBeNull();
  expect(answersInOrder(questions, [pilot, mature])).toEqual(stored);
});

test('an answer by the id of its question is accepted, whatever the wording was', () => {
  const byId = { questionId: 'a', question: 'As it was?', answer: mature.answer };
  for (const sent of [byId, { questionId: 'a', answer: mature.answer }]) {
    expect(refusalOfAnswers(questions, [sent])).toBeNull();
    expect(answersInOrder(questions, [sent])).toEqual([stored[0]]);
  }
});

test('optional answers may be omitted or empty', () => {
  expect(refusalOfAnswers(questions, [mature, { ...pilot, answer: ' ' }])).toBeNull();
  expect(answersInOrder(questions, [mature, { ...pilot, answer: ' ' }])).toEqual([stored[0]]);
});

test.each([[[]], [[pilot]], [[{ ...mature, answer: ' \n' }]]])(
  'a required question is asked for by its words',
  (answers) => {
    expect(refusalOfAnswers(questions, answers)).toMatchObject({
      code: 'public.answerMissing',
      message: 'Please answer “How mature is it?”.',
    });
  },
);

test.each([
  [[mature, { question: 'Who asks?', answer: 'x' }]],
  [[mature, mature]],
  [[mature, { ...mature, questionId: 'a' }]],
  [[{ ...mature, questionId: 'gone' }]],
  [[mature, { answer: 'x' }]],
  [[mature, { question: 'constructor', answer: 'x' }]],
])('an answer to what was never asked, or twice, is refused', (answers) => {
  expect(refusalOfAnswers(questions, answers)?.code).toBe('public.unknownQuestion');
});
