import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { existingOf, planImport, type ExistingSubmission } from './import-plan.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';

const here: ExistingSubmission = {
  id: 'a',
  externalId: 'S-1',
  companyName: 'Tribometrics',
  contactName: null,
  contactEmail: null,
  title: 'Wear debris counted',
  pitch: 'As it was.',
  // The key order in which the database returns it.
  answers: [{ answer: 'TRL 6', question: 'How mature is it?', questionId: 'q' }],
  withdrawnAt: null,
  isActive: true,
};
const row = {
  externalId: 'S-1',
  companyName: 'Tribometrics',
  title: 'Wear debris counted',
  answers: [{ question: 'How mature is it?', answer: 'TRL 6' }],
};
const plan = (rows: unknown[], submissions: ExistingSubmission[] = []) =>
  planImport(rows, submissions, defaultStages);
const problemOf = (input: unknown, submissions: ExistingSubmission[] = []) => {
  const [act] = plan([input], submissions).acts;
  return typeof act === 'object' ? act.problem : undefined;
};

test('a new row starts in the first stage, or in the one it names', () => {
  const { planned } = plan([row, { ...row, externalId: 'S-2', stage: 'Pitch' }]);
  expect(planned).toMatchObject([
    { act: 'create', stage: 'New' },
    { act: 'create', stage: 'Pitch' },
  ]);
});

test('importing the same row again changes nothing; a different value is an update', () => {
  expect(plan([row], [here])).toEqual({ acts: ['unchanged'], planned: [] });
  expect(plan([{ ...row, pitch: 'As it is now.' }], [here]).planned).toMatchObject([
    { act: 'update', id: 'a', changed: ['pitch'] },
  ]);
});

test('empty answers and another order of answers are no change, another answer is', () => {
  const answers = [
    { questionId: null, question: 'When?', answer: 'Soon' },
    { questionId: null, question: 'Alone?', answer: ' ' },
    { questionId: null, question: 'How much?', answer: '5' },
  ];
  const file = [
    { question: 'How much?', answer: ' 5 ' },
    { question: 'When?', answer: 'Soon' },
  ];
  expect(plan([{ ...row, answers: file }], [{ ...here, answers }]).acts).toEqual(['unchanged']);
  expect(plan([{ ...row, answers: file.slice(1) }], [{ ...here, answers }]).planned).toMatchObject([
    { changed: ['answers'] },
  ]);
});

test('answers belong to the questions that are asked, or that the submission has answered', () => {
  const questions: Question[] = [
    { id: 'new', text: 'How mature is it?', kind: 'short', isRequired: false },
  ];
  const answered = (rows: unknown[], submissions: ExistingSubmission[] = []) =>
    planImport(rows, submissions, defaultStages, questions).planned.map(({ told }) => told.answers);
  expect(answered([row])).toMatchObject([[{ questionId: 'new' }]]);
  const answers = [{ question: 'How mature is it?', answer: 'TRL 7' }];
  expect(answered([{ ...row, answers }], [here])).toMatchObject([[{ questionId: 'q' }]]);
  const another = { ...row, externalId: 'S-9', title: 'Another' };
  expect(plan([another], [here]).planned).toMatchObject([
    { told: { answers: [{ questionId: 'q' }] } },
  ]);
});

test('a row that cannot be imported is reported with a readable reason', () => {
  expect(problemOf({ title: 'Only this' })).toBe('Company is missing.');
  expect(problemOf({ ...row, contactEmail: 'nobody' })).toBe(
    'Email cannot be used. Enter a valid email address.',
  );
  expect(problemOf({ ...row, answers: [{ question: '', answer: '' }] })).toMatch(
    /^An answer cannot be used\. \S/u,
  );
  expect(problemOf({ ...row, stage: 'Attic' })).toBe('There is no stage “Attic”.');
  expect(problemOf({ ...row, stage: 'Declined' })).toContain('declines it');
  expect(problemOf(row, [{ ...here, isActive: false }])).toContain('taken away');
  expect(problemOf(row, [{ ...here, withdrawnAt: '2026-01-01T00:00:00Z' }])).toContain(
    'withdrew this',
  );
  expect(problemOf({ ...row, externalId: undefined }, [here])).toContain('here already');
});

test('outcomes are reported per row and in the order of the rows', () => {
  const inputs = [
    { ...row, externalId: 'S-2' },
    { ...row, pitch: 'As it is now.' },
    { title: 'Only this' },
    { ...row, externalId: undefined, title: 'Another', companyName: 'Elsewhere' },
    'nothing that is a row',
  ];
  const { acts } = plan(inputs, [here]);
  expect(acts).toEqual([
    'created',
    'updated',
    { problem: 'Company is missing.' },
    'created',
    { problem: expect.stringMatching(/^The row cannot be used\. \S/u) },
  ]);
});

test('rows without an id are matched by company and title, ignoring case and whitespace', () => {
  const { externalId: _, ...bare } = row;
  const again = { ...bare, companyName: ' TRIBOMETRICS ', title: ' wear DEBRIS counted ' };
  expect(problemOf(again, [here])).toContain('here already');
  expect(problemOf(bare, [{ ...here, companyName: ' tribometrics ' }])).toContain('here already');
  expect(problemOf({ ...bare, title: 'Another' }, [here])).toBeUndefined();
  expect(problemOf({ ...bare, companyName: 'Another' }, [here])).toBeUndefined();
  expect(plan([bare, again]).acts).toEqual([
    'created',
    { problem: expect.stringContaining('here already') },
  ]);
  // A removed submission does not match.
  expect(problemOf(bare, [{ ...here, externalId: null, isActive: false }])).toBeUndefined();
  expect(plan([bare]).planned).toMatchObject([{ act: 'create', externalId: null }]);
});

test('a planned submission is met by the rows of a later part of the file', () => {
  const { externalId: _, ...bare } = row;
  const created = (input: unknown) =>
    plan([input]).planned.flatMap((act) => (act.act === 'create' ? existingOf(act) : []));
  expect(problemOf(bare, created(bare))).toContain('here already');
  expect(plan([row], created(row)).acts).toEqual(['unchanged']);
  expect(plan([{ ...row, pitch: 'As it is now.' }], created(row)).acts).toEqual(['updated']);
  const full = { ...row, pitch: 'Counts.', contactName: 'Ada', contactEmail: 'ada@acme.example' };
  expect(plan([full], created(full)).acts).toEqual(['unchanged']);
});

test('a row starts in the first stage that is not a refusal; without one it is a problem', () => {
  const refusal = { name: 'No', isRefusal: true };
  const begin = (stages: Parameters<typeof planImport>[2]) => planImport([row], [], stages);
  expect(begin([refusal, { name: 'Yes' }]).planned).toMatchObject([{ stage: 'Yes' }]);
  expect(begin([refusal]).acts).toEqual([{ problem: 'There is no stage “”.' }]);
});

test('any row is created, updated, unchanged or a problem', () => {
  const some = fc.option(fc.oneof(fc.constantFrom('S-1', 'S-2', 'Pitch', ''), fc.string()), {
    nil: undefined,
  });
  const rows = fc.array(
    fc.oneof(
      fc.record({ externalId: some, companyName: some, title: some, stage: some, pitch: some }),
      fc.jsonValue(),
    ),
  );
  fc.assert(
    fc.property(rows, (inputs) => {
      const { acts, planned } = plan(inputs, [here]);
      expect(acts).toHaveLength(inputs.length);
      expect(planned.map(({ act }) => `${act}d`)).toEqual(
        acts.filter((act) => act === 'created' || act === 'updated'),
      );
    }),
  );
});
