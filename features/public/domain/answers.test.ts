import { expect, test } from 'vitest';
import { answersInOrder, refusalOfAnswers } from './answers.ts';

const questions = [
  { text: 'How mature is it?', kind: 'short', isRequired: true },
  { text: 'When could a pilot start?', kind: 'short', isRequired: false },
] as const;
const mature = { question: 'How mature is it?', answer: 'A pilot runs.' };
const pilot = { question: 'When could a pilot start?', answer: 'In May.' };

test('answers to the questions are accepted, and put in the order of the questions', () => {
  expect(refusalOfAnswers(questions, [pilot, mature])).toBeNull();
  expect(answersInOrder(questions, [pilot, mature])).toEqual([mature, pilot]);
});

test('optional answers may be omitted or empty', () => {
  expect(refusalOfAnswers(questions, [mature, { ...pilot, answer: ' ' }])).toBeNull();
  expect(answersInOrder(questions, [mature, { ...pilot, answer: ' ' }])).toEqual([mature]);
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
  [[mature, { question: 'constructor', answer: 'x' }]],
])('an answer to what was never asked, or twice, is refused', (answers) => {
  expect(refusalOfAnswers(questions, answers)?.code).toBe('public.unknownQuestion');
});
