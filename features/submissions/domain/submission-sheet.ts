import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import type { Submission } from './submission.ts';

/** A submission with all that an export has of it. */
export interface ExportedSubmission extends Omit<Submission, 'attachments'> {
  readonly externalId: string | null;
  readonly fileNames: readonly string[];
  /** By criterion; of those that the reader may see. */
  readonly means: ReadonlyMap<string, number>;
}

/** What differs from one opportunity to another. */
export interface SubmissionSheetParts {
  /** All that were ever answered, in order. */
  readonly questions: readonly string[];
  readonly criteria: readonly { readonly id: string; readonly name: string }[];
}

/** Questions may be called like our own columns. */
const question = 'Question: ';

/** The heading of the column with the answers to a question. */
const headingOfQuestion = (text: string): string => `${question}${text}`;

/** The question of such a heading; null for any other. */
export const questionOfHeading = (heading: string): string | null =>
  heading.startsWith(question) ? heading.slice(question.length) : null;

const answerTo = ({ answers }: ExportedSubmission, text: string): string | null =>
  answers.flatMap((one) => (one.question === text ? [one.answer] : [])).join('\n') || null;

export const submissionSheetDefinition: SheetDefinition<ExportedSubmission, SubmissionSheetParts> =
  [
    {
      section: 'Submission',
      entries: [
        { key: 'id', header: 'Id', value: ({ id }) => id, isRecordId: true },
        { key: 'externalId', header: 'Id in the source', value: ({ externalId }) => externalId },
        { key: 'title', header: 'Submission', value: ({ title }) => title },
        { key: 'company', header: 'Company', value: ({ companyName }) => companyName },
        { key: 'website', header: 'Website', value: ({ company }) => company?.url ?? null },
        { key: 'pitch', header: 'Pitch', value: ({ pitch }) => pitch },
      ],
    },
    {
      section: 'Progress',
      entries: [
        { key: 'stage', header: 'Stage', value: ({ stage }) => stage },
        { key: 'stageSince', ...momentColumn('In stage since', ({ stageSince }) => stageSince) },
        { key: 'reason', header: 'Reason for declining', value: ({ reason }) => reason },
        {
          key: 'decision',
          header: 'Prepared decision',
          value: ({ decision }) => decision?.stage ?? null,
        },
        { key: 'due', ...momentColumn('Reply due', ({ dueAt }) => dueAt) },
      ],
    },
    {
      section: 'Votes and scores',
      entries: [
        { key: 'votesFor', header: 'Votes for', value: ({ votes }) => votes?.up ?? null },
        { key: 'votesAgainst', header: 'Votes against', value: ({ votes }) => votes?.down ?? null },
        { key: 'comments', header: 'Comments', value: ({ numComments }) => numComments ?? null },
        { key: 'score', header: 'Score', value: ({ score }) => score?.overall ?? null },
        { key: 'judges', header: 'Judges', value: ({ score }) => score?.count ?? null },
        {
          key: 'means',
          label: 'Mean of each criterion',
          columns: ({ criteria }) =>
            criteria.map(({ id, name }) => ({
              header: `Mean: ${name}`,
              value: ({ means }) => means.get(id) ?? null,
            })),
        },
      ],
    },
    {
      section: 'Company and contact',
      entries: [
        { key: 'country', header: 'Country', value: ({ company }) => company?.country ?? null },
        { key: 'round', header: 'Round', value: ({ company }) => company?.stage ?? null },
        { key: 'contactName', header: 'Contact', value: ({ contactName }) => contactName },
        { key: 'contactEmail', header: 'E-mail', value: ({ contactEmail }) => contactEmail },
      ],
    },
    {
      section: 'Record',
      entries: [
        { key: 'source', header: 'Source', value: ({ source }) => source },
        { key: 'files', header: 'Files', value: ({ fileNames }) => fileNames.join('; ') || null },
        { key: 'received', ...momentColumn('Received', ({ createdAt }) => createdAt) },
        { key: 'updated', ...momentColumn('Updated', ({ updatedAt }) => updatedAt) },
      ],
    },
    {
      section: 'Answers',
      entries: [
        {
          key: 'questions',
          label: 'Answers to all questions',
          columns: ({ questions }) =>
            questions.map((text) => ({
              header: headingOfQuestion(text),
              value: (row) => answerTo(row, text),
            })),
        },
      ],
    },
  ];

/** All columns of an exported list of submissions; what the reader may not see is empty. */
export const submissionSheet = (parts: SubmissionSheetParts) =>
  columnsOf(submissionSheetDefinition, parts);
