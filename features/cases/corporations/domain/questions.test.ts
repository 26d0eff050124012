import { expect, test } from 'vitest';
import type { Question, QuestionDraft } from './question.ts';
import { questionsWithIds, rewordedQuestions } from './questions.ts';

const mature: Question = { id: 'a', text: 'How mature is it?', kind: 'short', isRequired: true };
const pilot: Question = { id: 'b', text: 'When?', kind: 'short', isRequired: false };
const before = [mature, pilot];

function stored(drafts: Parameters<typeof questionsWithIds>[0]) {
  let made = 0;
  return questionsWithIds(drafts, before, () => `new ${(made += 1)}`);
}
const idsOf = (drafts: Parameters<typeof questionsWithIds>[0]) =>
  stored(drafts).map(({ id }) => id);

test('another wording, place and requirement keep the id', () => {
  const reworded = { ...mature, text: 'What is its readiness?', isRequired: false };
  expect(stored([pilot, reworded])).toEqual([pilot, reworded]);
});

test('another kind is another question', () => {
  expect(idsOf([{ ...mature, kind: 'long' }, pilot])).toEqual(['new 1', 'b']);
});

test('a question without an id is new, and one that nobody has here is not taken over', () => {
  const added = { text: 'Who?', kind: 'short', isRequired: false } as const;
  expect(idsOf([mature, added])).toEqual(['a', 'new 1']);
  expect(idsOf([mature, { ...added, id: 'of-another-corporation' }])).toEqual(['a', 'new 1']);
});

test('an id that is sent twice names the first question only', () => {
  expect(idsOf([mature, { ...mature, text: 'Again?' }])).toEqual(['a', 'new 1']);
});

test('whoever sends no ids names a question by its wording and kind', () => {
  const { id: _, ...draft } = mature;
  expect(idsOf([draft, pilot])).toEqual(['a', 'b']);
  expect(idsOf([{ ...draft, kind: 'long' }, pilot])).toEqual(['new 1', 'b']);
  // The question of that wording has got another one.
  expect(idsOf([{ ...mature, text: 'Other?' }, draft])).toEqual(['a', 'new 1']);
});

test('reworded are those that were there with another text', () => {
  const other = { ...mature, text: 'What is its readiness?' };
  expect(rewordedQuestions(before, [other, pilot, { ...pilot, id: 'c', text: 'Who?' }])).toEqual([
    other,
  ]);
});

test('an option keeps its id with another label, and other kinds have none', () => {
  const choice: Question = {
    id: 'c',
    text: 'Where?',
    kind: 'choice',
    isRequired: false,
    options: [
      { id: 'n', label: 'North' },
      { id: 's', label: 'South' },
    ],
  };
  const options = [{ id: 's', label: 'The south' }, { label: 'East' }, { id: 'x', label: 'West' }];
  let made = 0;
  const [after] = questionsWithIds([{ ...choice, options }], [choice], () => `new ${(made += 1)}`);
  expect(after).toEqual({
    ...choice,
    options: [
      { id: 's', label: 'The south' },
      { id: 'new 1', label: 'East' },
      { id: 'new 2', label: 'West' },
    ],
  });
  expect(rewordedQuestions([choice], after ? [after] : [])).toEqual([after]);
  expect(rewordedQuestions([choice], [{ ...choice, isRequired: true }])).toEqual([]);
  const text: QuestionDraft = { ...choice, kind: 'short', least: 1 };
  expect(questionsWithIds([text], [choice], () => 'new')).toEqual([
    { id: 'new', text: 'Where?', kind: 'short', isRequired: false },
  ]);
});
