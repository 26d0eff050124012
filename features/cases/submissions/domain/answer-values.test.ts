import { describe, expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { enteredOf, problemOfAnswer, readAnswer, type EnteredAnswer } from './answer-values.ts';

const context = { files: new Map([['f', 'deck.pdf']]), now: '2027-01-01T00:00:00.000Z' };
const question = (kind: Question['kind'], parts: Partial<Question> = {}): Question => ({
  id: 'q',
  text: 'Do you agree?',
  kind,
  isRequired: false,
  ...parts,
});
const options = [
  { id: '1', label: 'North' },
  { id: '2', label: 'South' },
];
const read = (of: Question, entered: EnteredAnswer) => readAnswer(of, entered, context);
const text = (answer: string): EnteredAnswer => ({ answer });

describe('a number', () => {
  test.each([
    ['12500', 12_500],
    ['12 500,5', 12_500.5],
    [' -3.25 ', -3.25],
    ['1.250', 1.25],
    ['0', 0],
  ])('%s is read', (typed, value) => {
    expect(read(question('number'), text(typed))).toEqual({
      answer: String(value),
      typed: { kind: 'number', value },
    });
  });

  test.each(['1,250', '1.250,5', 'twelve', '1e999', '0x10', 'NaN', '--1', '9999999999999999'])(
    '%s is refused',
    (typed) => {
      expect(read(question('number'), text(typed))).toHaveProperty('problem');
    },
  );

  test('is within its bounds', () => {
    const bounded = question('number', { least: 1, most: 10 });
    expect(read(bounded, text('0'))).toEqual({ problem: 'Enter 1 or more.' });
    expect(read(bounded, { answer: '', value: 11 })).toEqual({ problem: 'Enter 10 or less.' });
    expect(read(bounded, { answer: '', value: 10 })).toMatchObject({ answer: '10' });
  });
});

test.each([
  ['2027-03-31', '2027-03-31'],
  ['2027-03-31T00:00:00.000Z', '2027-03-31'],
  ['2027-02-30', null],
  ['31.3.2027', null],
  ['0001-01-01', null],
])('%s is the day %s', (typed, day) => {
  const answer = read(question('date'), text(typed));
  if (day === null) expect(answer).toHaveProperty('problem');
  else expect(answer).toEqual({ answer: day, typed: { kind: 'date', value: day } });
});

describe('a choice', () => {
  const one = question('choice', { options });
  const several = question('choices', { options });

  test('is an option by its id, or by its label', () => {
    const north = { answer: 'North', typed: { kind: 'choice', value: [options[0]] } };
    for (const entered of [{ answer: '', value: '1' }, { answer: '', value: ['1'] }, text('north')])
      expect(read(one, entered)).toEqual(north);
  });

  test('is one of the options', () => {
    for (const entered of [text('East'), { answer: 'North', value: 'x' }, text('North; East')])
      expect(read(one, entered)).toEqual({ problem: 'Choose from the options.' });
    expect(read(one, { answer: '', value: ['1', '2'] })).toHaveProperty('problem');
  });

  test('of several is a set in the order of the options', () => {
    const both = { answer: 'North; South', typed: { kind: 'choices', value: options } };
    expect(read(several, { answer: '', value: ['2', '1', '2'] })).toEqual(both);
    expect(read(several, text('south; North'))).toEqual(both);
    expect(read(several, { answer: '', value: [] })).toBeNull();
  });
});

test('a file is one of those that are sent with it', () => {
  expect(read(question('file'), { answer: '', value: 'f' })).toEqual({
    answer: 'deck.pdf',
    typed: { kind: 'file', value: 'f' },
  });
  expect(read(question('file'), { answer: 'deck.pdf', value: 'x' })).toHaveProperty('problem');
  expect(read(question('file'), text('deck.pdf'))).toHaveProperty('problem');
});

test('a consent is true, with its time and what was agreed to', () => {
  expect(read(question('consent'), { answer: '', value: true })).toEqual({
    answer: 'Agreed',
    typed: { kind: 'consent', value: { at: context.now, wording: 'Do you agree?' } },
  });
  expect(read(question('consent'), text('Agreed'))).toHaveProperty('problem');
  const earlier = { question: 'Do you agree to less?', answer: '', value: true } as const;
  expect(read(question('consent'), earlier)).toEqual({
    problem: 'This has changed. Read it and tick the box again.',
  });
});

test('a required question is asked for in the words of its kind', () => {
  const problems = (['short', 'number', 'choices', 'date', 'file', 'consent'] as const).map(
    (kind) => problemOfAnswer(question(kind, { isRequired: true }), text(' '), context),
  );
  expect(problems).toEqual([
    'This question needs an answer.',
    'Enter a number.',
    'Choose at least one option.',
    'Choose a day.',
    'Add a file.',
    'Tick the box to agree.',
  ]);
  expect(problemOfAnswer(question('number'), text(''), context)).toBeNull();
});

test('an answer that is read again is the same', () => {
  const answers: [Question, EnteredAnswer][] = [
    [question('short'), text('Both')],
    [question('number'), text('1,5')],
    [question('date'), text('2027-03-31')],
    [question('choices', { options }), { answer: '', value: ['2'] }],
  ];
  for (const [of, entered] of answers) {
    const once = read(of, entered);
    if (once === null || 'problem' in once) throw new Error('It was refused.');
    expect(read(of, enteredOf(once))).toEqual(once);
  }
});
