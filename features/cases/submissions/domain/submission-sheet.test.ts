import { describe, expect, test } from 'vitest';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import {
  questionOfHeading,
  submissionSheet,
  submissionSheetDefinition,
  type ExportedSubmission,
} from './submission-sheet.ts';

const at = '2026-01-02T03:04:05.000Z';
const submission: ExportedSubmission = {
  id: 's',
  externalId: 'S-1',
  opportunityId: 'o',
  company: sampleCompanyCard({ url: 'https://acme.example', country: 'SE', stage: 'Seed' }),
  companyName: 'Acme',
  companyUrl: null,
  companyCountry: null,
  companyOneLiner: null,
  listingConsent: true,
  contactName: 'Ada',
  contactEmail: 'ada@acme.example',
  title: 'Wear debris',
  pitch: 'Counts particles.',
  answers: [
    { questionId: 'question-1', question: 'How mature?', answer: 'TRL 6' },
    { questionId: 'question-2', question: 'How mature?', answer: 'Long' },
    { questionId: null, question: 'When?', answer: 'Soon' },
    { questionId: null, question: 'When?', answer: 'Or later' },
  ],
  stage: 'Pitch',
  stageSince: at,
  dueAt: null,
  dueInDays: null,
  reason: 'Too early',
  source: 'staff',
  withdrawnAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  votes: { up: 3, down: 1, mine: null },
  numComments: 2,
  score: { overall: 4.5, count: 2, spread: 1, isDisputed: false },
  decision: { stage: 'Pilot' },
  fileNames: ['a.pdf', 'b.pdf'],
  means: new Map([['c', 4]]),
};
const questions = [
  { id: 'question-1', text: 'How mature?' },
  { id: 'question-2', text: 'How mature?' },
  { id: null, text: 'When?' },
];
const criteria = [{ id: 'c', name: 'Fit' }];

function rowOf(one: ExportedSubmission) {
  const { headings, rows } = sheetOf(submissionSheet({ questions, criteria }), [one]);
  return Object.fromEntries(headings.map((heading, index) => [heading, rows[0]?.[index]]));
}

test('A file has all data of a submission, and a column for each criterion and question', () => {
  expect(rowOf(submission)).toEqual({
    Id: 's',
    'Id in the source': 'S-1',
    Submission: 'Wear debris',
    Company: 'Acme',
    Website: 'https://acme.example',
    Pitch: 'Counts particles.',
    Stage: 'Pitch',
    'In stage since (UTC)': new Date(at),
    'Reason for declining': 'Too early',
    'Prepared decision': 'Pilot',
    'Reply due (UTC)': null,
    'Votes for': 3,
    'Votes against': 1,
    Comments: 2,
    Score: 4.5,
    Judges: 2,
    'Mean: Fit': 4,
    Country: 'SE',
    'May be listed': 'yes',
    Round: 'Seed',
    Contact: 'Ada',
    Email: 'ada@acme.example',
    Source: 'staff',
    Files: 'a.pdf; b.pdf',
    'Received (UTC)': new Date(at),
    'Updated (UTC)': new Date(at),
    'Question: How mature? [estion-1]': 'TRL 6',
    'Question: How mature? [estion-2]': 'Long',
    'Question: When?': 'Soon\nOr later',
  });
});

test('What the reader may not see, and what there is none of, is empty', () => {
  const { votes: _votes, numComments: _comments, score: _score, ...rest } = submission;
  const bare: ExportedSubmission = {
    ...rest,
    company: null,
    answers: [],
    fileNames: [],
    means: new Map(),
    decision: null,
    dueAt: at,
  };
  expect(rowOf(bare)).toMatchObject({
    Website: null,
    'Prepared decision': null,
    'Reply due (UTC)': new Date(at),
    'Votes for': null,
    'Votes against': null,
    Comments: null,
    Score: null,
    Judges: null,
    'Mean: Fit': null,
    Country: null,
    Round: null,
    Files: null,
    'Question: When?': null,
  });
});

test('A choice of columns that was kept finds them again, in its sections', () => {
  const sections = choicesOf(submissionSheetDefinition);
  expect(
    sections.map(({ section, choices }) => [section, choices.map(({ key }) => key).join(' ')]),
  ).toEqual([
    ['Submission', 'id externalId title company website pitch'],
    ['Progress', 'stage stageSince reason decision due'],
    ['Votes and scores', 'votesFor votesAgainst comments score judges means'],
    ['Company and contact', 'country listing round contactName contactEmail'],
    ['Record', 'source files received updated'],
    ['Answers', 'questions'],
  ]);
  const choices = sections.flatMap((section) => section.choices);
  expect(choices.filter(({ isRecordId }) => isRecordId).map(({ key }) => key)).toEqual(['id']);
  expect(choices.find(({ key }) => key === 'means')?.label).toBe('Mean of each criterion');
  expect(choices.find(({ key }) => key === 'questions')?.label).toBe('Answers to all questions');
});

describe('A heading of our own file', () => {
  test('is that of its question, told apart by the end of its id where two read the same', () => {
    for (const { header } of submissionSheet({ questions, criteria: [] }).slice(-3))
      expect(questions).toContain(questionOfHeading(header, questions));
    expect(questionOfHeading('Question: How mature? [estion-2]', questions)).toBe(questions[1]);
  });

  test('of a question that is gone has its wording; any other heading is no question', () => {
    expect(questionOfHeading('Question: Where?', questions)).toEqual({ id: null, text: 'Where?' });
    expect(questionOfHeading('When?', questions)).toBeNull();
    expect(questionOfHeading('Stage', questions)).toBeNull();
  });
});
