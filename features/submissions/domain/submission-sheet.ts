import { momentColumn, type Exported } from '#core/domain/exporting/sheet.ts';
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

/** All columns of an exported list of submissions; what the reader may not see is empty. */
export const submissionSheet = ({
  questions,
  criteria,
}: SubmissionSheetParts): readonly Exported<ExportedSubmission>[] => [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Id in the source', value: ({ externalId }) => externalId },
  { header: 'Submission', value: ({ title }) => title },
  { header: 'Company', value: ({ companyName }) => companyName },
  { header: 'Website', value: ({ company }) => company?.url ?? null },
  { header: 'Pitch', value: ({ pitch }) => pitch },
  { header: 'Stage', value: ({ stage }) => stage },
  momentColumn('In stage since', ({ stageSince }) => stageSince),
  { header: 'Reason for declining', value: ({ reason }) => reason },
  { header: 'Prepared decision', value: ({ decision }) => decision?.stage ?? null },
  momentColumn('Reply due', ({ dueAt }) => dueAt),
  { header: 'Votes for', value: ({ votes }) => votes?.up ?? null },
  { header: 'Votes against', value: ({ votes }) => votes?.down ?? null },
  { header: 'Comments', value: ({ numComments }) => numComments ?? null },
  { header: 'Score', value: ({ score }) => score?.overall ?? null },
  { header: 'Judges', value: ({ score }) => score?.count ?? null },
  ...criteria.map(({ id, name }): Exported<ExportedSubmission> => ({
    header: `Mean: ${name}`,
    value: ({ means }) => means.get(id) ?? null,
  })),
  { header: 'Country', value: ({ company }) => company?.country ?? null },
  { header: 'Round', value: ({ company }) => company?.stage ?? null },
  { header: 'Contact', value: ({ contactName }) => contactName },
  { header: 'E-mail', value: ({ contactEmail }) => contactEmail },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Files', value: ({ fileNames }) => fileNames.join('; ') || null },
  momentColumn('Received', ({ createdAt }) => createdAt),
  momentColumn('Updated', ({ updatedAt }) => updatedAt),
  ...questions.map((text): Exported<ExportedSubmission> => ({
    header: headingOfQuestion(text),
    value: (row) => answerTo(row, text),
  })),
];
