import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import { answerFields, answerFieldValues, withAnswerFields } from './answer-fields.ts';
import { submissionsSearch } from './search-params.ts';

const kinds = ['short', 'long', 'number', 'choice', 'choices', 'date', 'file', 'consent'] as const;
const ids = kinds.map(() => crypto.randomUUID());
const idOf = (kind: (typeof kinds)[number]) => ids[kinds.indexOf(kind)] ?? '';
const option = crypto.randomUUID();
const questions: Question[] = kinds.map((kind) => ({
  id: idOf(kind),
  text: kind,
  kind,
  isRequired: false,
  options: [{ id: option, label: 'North' }],
}));

const filters: AnswerFilter[] = [
  { questionId: idOf('short'), is: 'none' },
  { questionId: idOf('long'), has: 'is: seal' },
  { questionId: idOf('number'), least: 0, most: 2.5 },
  { questionId: idOf('choice'), anyOf: [option] },
  { questionId: idOf('choices'), isAnswered: false },
  { questionId: idOf('date'), from: '2027-01-01' },
  { questionId: idOf('file'), isAnswered: true },
  { questionId: idOf('consent'), isAnswered: false },
];

test('what each kind of question is asked for comes back from its field', () => {
  const fields = answerFields(questions, filters);
  expect(fields.map(({ label }) => label)).toEqual(kinds);
  expect(withAnswerFields(fields, undefined, answerFieldValues(filters))).toEqual(filters);
});

test('a field changes its own filter, and takes the last one away', () => {
  const fields = answerFields(questions, filters);
  const param = fields.find(({ label }) => label === 'number')?.param ?? '';
  const changed = withAnswerFields(fields, filters, { [param]: '3..' });
  expect(changed).toHaveLength(filters.length);
  expect(changed?.[2]).toEqual({ questionId: idOf('number'), least: 3 });
  expect(withAnswerFields(fields, changed?.slice(2, 3), { [param]: undefined })).toBeUndefined();
});

test('a filter whose question is gone can still be taken away', () => {
  const [field] = answerFields([], filters.slice(0, 1));
  expect(field).toMatchObject({ label: 'A question that is no longer asked' });
});

test('the address has filters of answers as JSON, and nothing of what is none', () => {
  for (const answers of [filters, JSON.stringify(filters)]) {
    expect(submissionsSearch({ answers }).answers).toEqual(filters);
  }
  for (const answers of [[], '{', [{ questionId: 'x' }], 7]) {
    expect(submissionsSearch({ answers }).answers).toBeUndefined();
  }
});

test('links that were made before still open', () => {
  expect(submissionsSearch({ overdue: true }).due).toBe('overdue');
  expect(submissionsSearch({ stage: 'Pitch', source: 'public' })).toMatchObject({
    stage: 'Pitch',
    source: 'public',
  });
});
