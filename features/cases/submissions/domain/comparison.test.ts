import { expect, test } from 'vitest';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { compareSubmissions } from './comparison.ts';
import type { Submission } from './submission.ts';

const at = '2026-01-01T00:00:00.000Z';
const one: Submission = {
  id: 'a',
  opportunityId: 'o',
  company: null,
  companyName: 'Tribometrics',
  companyUrl: null,
  companyCountry: null,
  companyOneLiner: null,
  listing: { agreed: null, at: null, from: null, isAdded: false },
  contactName: null,
  contactEmail: null,
  title: 'Wear debris',
  pitch: 'Counts  particles.',
  answers: [
    { questionId: 'q', question: 'How mature is it?', answer: 'TRL 6' },
    { questionId: null, question: 'When?', answer: 'Soon' },
  ],
  stage: 'Pitch',
  stageSince: at,
  dueAt: null,
  dueInDays: null,
  reason: null,
  source: 'staff',
  withdrawnAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  attachments: [],
};
const other: Submission = {
  ...one,
  id: 'b',
  pitch: 'counts particles. ',
  answers: [
    { questionId: null, question: 'How much?', answer: '5' },
    { questionId: 'q', question: 'How mature is it?', answer: 'TRL 4' },
  ],
};
const rows = compareSubmissions([one, other]);
const rowOf = (label: string) => rows.find((row) => row.label === label);

test('answers to the same question are in one row, whatever their order', () => {
  expect(rowOf('How mature is it?')).toMatchObject({ values: ['TRL 6', 'TRL 4'], differs: true });
  expect(rowOf('How much?')?.values).toEqual([null, '5']);
  expect(rowOf('When?')?.differs).toBe(true);
});

test('a question has one row, and one of the same wording but another id another', () => {
  const labelled = compareSubmissions([
    { ...one, answers: [{ questionId: 'q', question: 'How mature is it?', answer: 'TRL 6' }] },
    { ...one, answers: [{ questionId: null, question: 'How mature is it?', answer: 'TRL 5' }] },
    { ...one, answers: [{ questionId: 'r', question: 'How mature is it?', answer: 'Long' }] },
  ]).filter(({ part }) => part === 'answer');
  expect(labelled.map(({ values }) => values)).toEqual([
    ['TRL 6', 'TRL 5', null],
    [null, null, 'Long'],
  ]);
});

test('each fact of a company, its votes and scores is a row of its own', () => {
  const company = sampleCompanyCard({
    city: 'Lund',
    country: 'SE',
    foundedYear: 2019,
    stage: 'Seed',
    fundingAmount: 2_000_000,
    fundingCurrency: 'EUR',
    tags: ['small', 'quiet'],
  });
  const judged = {
    ...one,
    company,
    dueAt: at,
    votes: { up: 3, down: 1, mine: null },
    score: { overall: 4.25, count: 2, spread: 1, isDisputed: false },
  };
  const compared = compareSubmissions([judged, { ...one, answers: [] }]);
  expect(
    compared
      .filter(({ part }) => part !== 'answer')
      .map(({ label, values, differs }) => [label, values[0], differs]),
  ).toEqual([
    ['Stage', 'Pitch', false],
    ['Reply due', '2026-01-01', true],
    ['Votes', '3 for, 1 against', true],
    ['Score', '4.3 by 2', true],
    ['Location', 'Lund, SE', true],
    ['Founded', '2019', true],
    ['Round', 'Seed', true],
    ['Funding', '2M EUR', true],
    ['Tags', 'quiet, small', true],
    ['Pitch', 'Counts  particles.', false],
  ]);
});

test('whitespace and case do not count as a difference', () => {
  expect(rowOf('Pitch')?.differs).toBe(false);
  expect(rowOf('Stage')?.differs).toBe(false);
});

test('a row without any value is left out', () => {
  expect(rowOf('Votes')).toBeUndefined();
  expect(rowOf('Where')).toBeUndefined();
});

test('a single submission has no differences', () => {
  expect(compareSubmissions([one]).some(({ differs }) => differs)).toBe(false);
});
