import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { answersInOrder, refusalOfAnswers } from './answers.ts';

const questions: Question[] = [
  { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true },
  { id: 'b', text: 'When could a pilot start?', kind: 'short', isRequired: false },
];
const context = { files: new Map<string, string>(), now: '2027-01-01T00:00:00.000Z' };
const refusalOf = (answers: Parameters<typeof refusalOfAnswers>[1]) =>
  refusalOfAnswers(questions, answers, context);
const inOrder = (answers: Parameters<typeof answersInOrder>[1]) =>
  answersInOrder(questions, answers, context);
const mature = { question: 'How mature is it?', answer: 'A pilot runs.' };
const pilot = { question: 'When could a pilot start?', answer: 'In May.' };
const stored = [
  { ...mature, questionId: 'a' },
  { ...pilot, questionId: 'b' },
];

test('answers to the questions are accepted, and put in the order of the questions', () => {
  expect(refusalOf([pilot, mature])).toBeNull();
  expect(inOrder([pilot, mature])).toEqual(stored);
});

test('an answer by the id of its question is accepted, whatever the wording was', () => {
  const byId = { questionId: 'a', question: 'As it was?', answer: mature.answer };
  for (const sent of [byId, { questionId: 'a', answer: mature.answer }]) {
    expect(refusalOf([sent])).toBeNull();
    expect(inOrder([sent])).toEqual([stored[0]]);
  }
});

test('optional answers may be omitted or empty', () => {
  expect(refusalOf([mature, { ...pilot, answer: ' ' }])).toBeNull();
  expect(inOrder([mature, { ...pilot, answer: ' ' }])).toEqual([stored[0]]);
});

test.each([[[]], [[pilot]], [[{ ...mature, answer: ' \n' }]]])(
  'a required question is asked for by its words',
  (answers) => {
    expect(refusalOf(answers)).toMatchObject({
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
  expect(refusalOf(answers)?.code).toBe('public.unknownQuestion');
});

test('an answer that is not of its kind is refused with its question', () => {
  const start: Question = { id: 'c', text: 'When?', kind: 'date', isRequired: true };
  const sent = [{ questionId: 'c', answer: 'Soon' }];
  expect(refusalOfAnswers([start], sent, context)).toMatchObject({
    code: 'public.answerUnfit',
    message: '“When?”: Enter a day, such as 2027-03-31.',
  });
  expect(answersInOrder([start], [{ questionId: 'c', answer: '2027-03-31' }], context)).toEqual([
    {
      questionId: 'c',
      question: 'When?',
      answer: '2027-03-31',
      typed: { kind: 'date', value: '2027-03-31' },
    },
  ]);
});
