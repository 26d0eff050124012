import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  choicesOf,
  columnsOf,
  type SheetColumn,
} from '#core/domain/exporting/sheet-columns.ts';
import {
  auditSheet,
  auditSheetDefinition,
} from '#features/operations/audit-log/domain/audit-sheet.ts';
import {
  companySheet,
  companySheetDefinition,
} from '#features/directory/collections/domain/company-sheet.ts';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import {
  projectSheet,
  projectSheetDefinition,
} from '#features/portfolio/projects/domain/project-sheet.ts';
import {
  exportedColumns,
  searchSheetDefinition,
} from '#features/portfolio/search-screen/domain/exported-columns.ts';
import {
  submissionSheet,
  submissionSheetDefinition,
} from '#features/cases/submissions/domain/submission-sheet.ts';
import { userSheet, userSheetDefinition } from '#features/people/users/domain/user-sheet.ts';

const everyChoice = {
  submissions: choicesOf(submissionSheetDefinition),
  collection: choicesOf(companySheetDefinition),
  projects: choicesOf(projectSheetDefinition),
  users: choicesOf(userSheetDefinition),
  'audit log': choicesOf(auditSheetDefinition),
  companies: choicesOf(searchSheetDefinition),
};
type Exported = keyof typeof everyChoice;

const questions = [
  { id: 'a', text: 'How many sites?' },
  { id: 'b', text: 'Stage' },
];
const criteria = [{ id: 'team', name: 'Team' }];
/** What a file without a choice has. */
const whole: Readonly<Record<Exported, readonly SheetColumn<never>[]>> = {
  submissions: submissionSheet({ questions, criteria }),
  collection: companySheet(sampleCollection(), new Map()),
  projects: projectSheet,
  users: userSheet,
  'audit log': auditSheet,
  companies: exportedColumns,
};

const headings: Readonly<Record<Exported, string>> = {
  submissions:
    'Id,Id in the source,Submission,Company,Website,Pitch,Stage,In stage since (UTC),Reason for declining,Prepared decision,Reply due (UTC),Votes for,Votes against,Comments,Score,Judges,Mean: Team,Country,May be listed,Round,Contact,Email,Source,Files,Received (UTC),Updated (UTC),Question: How many sites?,Question: Stage',
  collection:
    'Id,Company,Source,Web address,What it does,City,Country,Founded,Stage,Total funding,Currency,USD equivalent,Tags,Sub-spaces,Rating,Note,Standing',
  projects:
    'Id,Id in the source,Project,Description,Corporation,Opportunity,Company,Owner,Phase,Health,Start (UTC),End (UTC),Milestones,Source,Updated (UTC)',
  users:
    'Id,First name,Last name,Email,Title,Corporation,Roles,Foundry flag,State,Last sign-in (UTC),From,Device,Here since (UTC)',
  'audit log':
    'Number,Time (UTC),Person,Action,Kind,Subject,Subject type,Subject id,Corporation,Before and after,Details,Address,Device,Hash',
  companies:
    'Id,Name,One-liner,Country,City,Stage,Founded,Funding,Currency of funding,USD equivalent,Last funding (UTC),Employees,Tags,Industries,Website,Description,Source,Id in the source',
};

describe.each(Object.keys(everyChoice) as Exported[])('of an export of %s', (what) => {
  const choices = choicesIn(everyChoice[what]);

  test('a file without a choice has these columns in this order', () => {
    expect(whole[what].map(({ header }) => header).join(',')).toBe(headings[what]);
  });

  test('each column can be chosen, in the order of the file, by a key and a label of its own', () => {
    const keys = choices.map(({ key }) => key);
    expect([...new Set(whole[what].map(({ key }) => key))]).toEqual(keys);
    expect(keys.filter((key) => !/^[a-z][A-Za-z]*$/u.test(key))).toEqual([]);
    const labels = choices.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('');
  });
});

test('an import recognises rows by the column that is called so, and by no other', () => {
  const importOf = {
    submissions: submissionImport,
    collection: companyImport,
    companies: companyImport,
    projects: projectImport,
    users: null,
    'audit log': null,
  } as const;
  for (const what of Object.keys(importOf) as (keyof typeof importOf)[]) {
    const target = importOf[what];
    const mapping = target && proposeMapping(target, headings[what].split(','));
    const recognised = Object.entries(mapping ?? {}).flatMap(([heading, field]) =>
      field === 'externalId' ? [heading] : [],
    );
    const ids = choicesIn(everyChoice[what]).filter(({ isRecordId }) => isRecordId);
    expect(
      ids.map(({ label }) => label),
      what,
    ).toEqual(recognised);
  }
});

test('columns that depend on the data have one key, also when there are none', () => {
  const sheet = [
    {
      section: 'All',
      entries: [{ key: 'each', label: 'Each', columns: (names: string[]) => names.map(column) }],
    },
  ];
  const column = (header: string) => ({ header, value: () => header });
  expect(columnsOf(sheet, ['a', 'b']).map(({ key, header }) => [key, header])).toEqual([
    ['each', 'a'],
    ['each', 'b'],
  ]);
  expect(columnsOf(sheet, [])).toEqual([]);
  expect(choicesIn(choicesOf(sheet)).map(({ key }) => key)).toEqual(['each']);
});
