import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planImport, type ExistingSubmission } from './import-plan.ts';
import { defaultStages } from './stages.ts';

const here: ExistingSubmission = {
  id: 'a',
  externalId: 'S-1',
  companyName: 'Tribometrics',
  contactName: null,
  contactEmail: null,
  title: 'Wear debris counted',
  pitch: 'As it was.',
  // As the database gives it back.
  answers: [{ answer: 'TRL 6', question: 'How mature is it?' }],
  withdrawnAt: null,
  isActive: true,
};
const row = {
  ...{ externalId: 'S-1', companyName: 'Tribometrics', title: 'Wear debris counted' },
  answers: [{ question: 'How mature is it?', answer: 'TRL 6' }],
};
const plan = (rows: unknown[], known: ExistingSubmission[] = []) =>
  planImport(rows, known, defaultStages);
const problemOf = (given: unknown, known: ExistingSubmission[] = []) =>
  plan([given], known).report.problems[0]?.problem;

test('a new row begins in the first stage, or in the one it names', () => {
  const { planned } = plan([row, { ...row, externalId: 'S-2', stage: 'Pitch' }]);
  expect(planned).toMatchObject([
    { act: 'create', stage: 'New' },
    { act: 'create', stage: 'Pitch' },
  ]);
});

test('the same row again changes nothing; another word in it is one change', () => {
  expect(plan([row], [here]).report).toEqual({
    ...{ created: 0, updated: 0, unchanged: 1 },
    problems: [],
  });
  expect(plan([{ ...row, pitch: 'As it is now.' }], [here]).planned).toMatchObject([
    { act: 'update', id: 'a', changed: ['pitch'] },
  ]);
});

test('what stands in the way is said in words', () => {
  expect(problemOf({ title: 'Only this' })).toBe('Company is missing.');
  expect(problemOf({ ...row, contactEmail: 'nobody' })).toBe(
    'E-mail cannot be used. This is not an e-mail address.',
  );
  expect(problemOf({ ...row, stage: 'Attic' })).toBe('There is no stage “Attic”.');
  expect(problemOf({ ...row, stage: 'Declined' })).toContain('not a refusal');
  expect(problemOf(row, [{ ...here, isActive: false }])).toContain('taken away');
  expect(problemOf(row, [{ ...here, withdrawnAt: '2026-01-01T00:00:00Z' }])).toContain('took this');
  expect(problemOf({ ...row, externalId: undefined }, [here])).toContain('here already');
  expect(plan([row, row]).report.problems).toEqual([
    { row: 2, problem: 'Row 1 has the same id, “S-1”.' },
  ]);
});

test('every row is created, updated, unchanged or a problem, whatever it holds', () => {
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
    fc.property(rows, (given) => {
      const { report, planned } = plan(given, [here]);
      const { created, updated, unchanged, problems } = report;
      expect(created + updated + unchanged + problems.length).toBe(given.length);
      expect(planned).toHaveLength(created + updated);
    }),
  );
});
