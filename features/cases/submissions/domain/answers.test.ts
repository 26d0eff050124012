import { expect, test } from 'vitest';
import { answersTo, distinctQuestions, findQuestion, questionsOf } from './answers.ts';

const mature = { id: 'a', text: 'How mature is it?' };
const pilot = { id: 'b', text: 'When?' };
const formQuestions = [mature, pilot];

test('a question is named by its id, whatever its wording, or by its wording', () => {
  expect(findQuestion(formQuestions, { questionId: 'a', question: 'As it was?' })).toBe(mature);
  expect(findQuestion(formQuestions, { question: 'When?' })).toBe(pilot);
  expect(findQuestion(formQuestions, { questionId: null, question: 'When?' })).toBe(pilot);
  expect(findQuestion(formQuestions, { questionId: 'gone', question: 'When?' })).toBeUndefined();
  expect(findQuestion(formQuestions, { question: 'constructor' })).toBeUndefined();
  expect(findQuestion(formQuestions, {})).toBeUndefined();
});

test('questions are told apart by id; one without an id is that of its wording', () => {
  const answers = [
    { questionId: null, question: 'When?', answer: 'May' },
    { questionId: 'b', question: 'When?', answer: 'June' },
    { questionId: 'c', question: 'When?', answer: 'July' },
    { questionId: null, question: 'Website', answer: 'https://a.example' },
    { questionId: null, question: 'Website', answer: 'https://b.example' },
  ];
  const questions = distinctQuestions(questionsOf(answers));
  expect(questions).toEqual([pilot, { ...pilot, id: 'c' }, { id: null, text: 'Website' }]);
  const textsOf = (question: (typeof questions)[number]) =>
    answersTo(question, questions, answers).map(({ answer }) => answer);
  expect(questions.map(textsOf)).toEqual([
    ['May', 'June'],
    ['July'],
    ['https://a.example', 'https://b.example'],
  ]);
});
