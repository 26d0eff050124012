import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { questionLimits } from './limits.ts';
import {
  areSameQuestions,
  problemOfQuestions,
  QuestionDrafts,
  type QuestionDraft,
} from './question.ts';

const draft = (parts: Partial<QuestionDraft> = {}): QuestionDraft => ({
  text: 'How mature is it?',
  kind: 'short',
  isRequired: false,
  ...parts,
});
const options = (...labels: string[]) => labels.map((label) => ({ label }));

test.each<[string, QuestionDraft[], string | null]>([
  ['nothing', [], null],
  ['a question', [draft()], null],
  ['an empty one', [draft(), draft({ text: ' ' })], 'Enter the question.'],
  ['an empty consent', [draft({ kind: 'consent', text: '' })], 'Enter what they agree to.'],
  ['the same twice', [draft(), draft({ kind: 'long' })], 'The same question stands twice.'],
  ['no options', [draft({ kind: 'choice' })], 'Add at least two options.'],
  [
    'options of which one is empty',
    [draft({ kind: 'choice', options: options('a', ' ') })],
    'Add at least two options.',
  ],
  [
    'the same option twice',
    [draft({ kind: 'choices', options: options('A', 'a') })],
    'Two options are the same. Change one of them.',
  ],
  [
    'a separator',
    [draft({ kind: 'choice', options: options('a;b', 'c') })],
    'An option cannot have a semicolon.',
  ],
  [
    'bounds the wrong way round',
    [draft({ kind: 'number', least: 2, most: 1 })],
    'The lowest number is above the highest.',
  ],
  [
    'many files',
    Array.from({ length: questionLimits.filesMost + 1 }, (_, nth) =>
      draft({ kind: 'file', text: `File ${nth}` }),
    ),
    'A form asks for at most 5 files.',
  ],
])('a form with %s', (_what, questions, problem) => {
  expect(problemOfQuestions(questions)?.problem ?? null).toBe(problem);
  // Whoever sends it is told the same, except for what is empty.
  const sent = z.safeParse(QuestionDrafts, questions);
  expect(sent.success).toBe(problem === null);
});

test('the place of the question is named', () => {
  const sent = z.safeParse(QuestionDrafts, [draft(), draft({ kind: 'choice', text: 'Where?' })]);
  expect(sent.error?.issues[0]?.message).toBe('Question 2: Add at least two options.');
});

test('there are bounds to what a form asks', () => {
  const many = Array.from({ length: limits.questionsMost + 1 }, (_, nth) =>
    draft({ text: `${nth}` }),
  );
  expect(z.safeParse(QuestionDrafts, many).success).toBe(false);
  expect(z.safeParse(QuestionDrafts, many.slice(1)).success).toBe(true);
  const labels = Array.from({ length: questionLimits.optionsMost + 1 }, (_, nth) => `${nth}`);
  const choice = (all: string[]) => [draft({ kind: 'choice', options: options(...all) })];
  expect(z.safeParse(QuestionDrafts, choice(labels)).success).toBe(false);
  expect(z.safeParse(QuestionDrafts, choice(labels.slice(1))).success).toBe(true);
});

test('the order of keys makes no difference', () => {
  const { text, kind, isRequired } = draft();
  expect(areSameQuestions([draft()], [{ isRequired, kind, text }])).toBe(true);
  expect(areSameQuestions([draft()], [draft({ help: 'In a few words' })])).toBe(false);
});
