import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { describe, expect, test } from 'vitest';
import { companySheet } from '#features/directory/collections/domain/company-sheet.ts';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';
import { projectSheet } from '#features/portfolio/projects/domain/project-sheet.ts';
import { exportedColumns } from '#features/portfolio/search-screen/domain/exported-columns.ts';
import { submissionSheet } from '#features/cases/submissions/domain/submission-sheet.ts';
import { guessFields } from '#features/directory/companies/domain/import/guess-fields.ts';
import { proposeMapping } from './mapping.ts';
import { ownColumns } from './own-columns.ts';

const headings = (sheet: readonly { readonly header: string }[]) =>
  sheet.map(({ header }) => header);
const collection = headings(companySheet(sampleCollection(), new Map()));
const search = headings(exportedColumns);

describe.each([
  ['a collection', collection],
  ['a search', search],
])('of the companies of %s', (_, columns) => {
  test('each column is proposed for a field, or is ours alone', () => {
    const mapping = proposeMapping(companyImport, columns);
    const unmapped = columns.filter((column) => mapping[column] === null);
    expect(unmapped.filter((column) => !ownColumns.has(column))).toEqual([]);
    expect(columns.filter((column) => ownColumns.has(column))).toEqual(unmapped);
    expect(mapping).toMatchObject({ Id: 'externalId' });
  });

  test('nothing is guessed from what is in those of ours alone', () => {
    const own = columns.filter((column) => ownColumns.has(column));
    const cells = own.map(() => ['$5,000,000', '$7,000,000']);
    const guessed = guessFields(['Where', ...own], [['Sweden', 'Norway'], ...cells], { a: 'name' });
    expect(guessed).toEqual({ Where: 'country' });
  });
});

test('the funding of a company comes with its own currency, not with that of its equivalent', () => {
  expect(proposeMapping(companyImport, search)).toMatchObject({
    Funding: 'fundingAmount',
    'Currency of funding': 'fundingCurrency',
    'USD equivalent': null,
  });
});

test('of submissions, questions are known that no form asks any more', () => {
  const columns = headings(
    submissionSheet({
      questions: [
        { id: null, text: 'How many sites?' },
        { id: null, text: 'Stage' },
      ],
      criteria: [{ id: 'team', name: 'Team' }],
    }),
  );
  const mapping = proposeMapping(submissionImport, columns);
  expect(Object.entries(mapping).filter(([, field]) => field !== null)).toEqual([
    ['Id', 'externalId'],
    ['Submission', 'title'],
    ['Company', 'companyName'],
    ['Pitch', 'pitch'],
    ['Stage', 'stage'],
    ['Contact', 'contactName'],
    ['Email', 'contactEmail'],
    ['Question: How many sites?', 'answer:How many sites?'],
    ['Question: Stage', 'answer:Stage'],
  ]);
});

test('of projects, all that an import can take is proposed', () => {
  expect(proposeMapping(projectImport, headings(projectSheet))).toMatchObject({
    Id: 'externalId',
    Project: 'name',
    Description: 'description',
    Opportunity: 'opportunity',
    Company: 'company',
    Owner: 'owner',
    Phase: 'phase',
    Health: 'health',
    'Start (UTC)': 'startDate',
    'End (UTC)': 'endDate',
  });
});
