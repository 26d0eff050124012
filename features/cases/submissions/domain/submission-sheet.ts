import { momentColumn, type CellValue } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import { answersTo, type Answer, type KnownQuestion } from './answers.ts';
import type { Submission } from './submission.ts';

/** A submission with all that an export has of it. */
export interface ExportedSubmission extends Omit<Submission, 'attachments' | 'listing'> {
  readonly listingConsent: boolean | null;
  readonly externalId: string | null;
  readonly fileNames: readonly string[];
  /** By criterion; of those that the reader may see. */
  readonly means: ReadonlyMap<string, number>;
}

/** What differs from one opportunity to another. */
export interface SubmissionSheetParts {
  /** All that were ever answered, in order. */
  readonly questions: readonly KnownQuestion[];
  readonly criteria: readonly { readonly id: string; readonly name: string }[];
}

/** Whether the company may be listed; empty: nobody has said. */
const consentWord = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'no'],
]);

/** Questions may be called like our own columns. */
const prefix = 'Question: ';

/** Enough of an id to tell it from others; its beginning is the time at which it was made. */
const mark = (id: string | null): string => ` [${(id ?? '').slice(-8)}]`;

/**
 * The heading of the column with the answers to one of these questions. Questions of one wording, such
 * as two kinds of it, are told apart by their ids.
 */
function headingOfQuestion(question: KnownQuestion, questions: readonly KnownQuestion[]): string {
  const isAlone = questions.every(({ id, text }) => text !== question.text || id === question.id);
  return `${prefix}${question.text}${isAlone ? '' : mark(question.id)}`;
}

/**
 * The question of such a heading, if possible one of those there are; null for any other heading.
 * Where several have its wording, only the wording is known.
 */
export function questionOfHeading(
  heading: string,
  questions: readonly KnownQuestion[],
): KnownQuestion | null {
  if (!heading.startsWith(prefix)) return null;
  return (
    questions.find((question) => headingOfQuestion(question, questions) === heading) ?? {
      id: null,
      text: heading.slice(prefix.length),
    }
  );
}

/** Numbers are numbers; everything else is text, days as `2027-03-31`. */
function cellOf(answers: readonly Answer[]): CellValue {
  const [first] = answers;
  if (answers.length === 1 && first?.typed?.kind === 'number') return first.typed.value;
  return answers.map(({ answer }) => answer).join('\n') || null;
}

export const submissionSheetDefinition: SheetDefinition<ExportedSubmission, SubmissionSheetParts> =
  [
    {
      section: 'Submission',
      entries: [
        { key: 'id', header: 'Id', value: ({ id }) => id, isRecordId: true },
        { key: 'externalId', header: 'Id in the source', value: ({ externalId }) => externalId },
        { key: 'title', header: 'Submission', value: ({ title }) => title },
        { key: 'company', header: 'Company', value: ({ companyName }) => companyName },
        {
          key: 'website',
          header: 'Website',
          value: ({ company, companyUrl }) => company?.url ?? companyUrl,
        },
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
        {
          key: 'country',
          header: 'Country',
          value: ({ company, companyCountry }) => company?.country ?? companyCountry,
        },
        {
          key: 'listing',
          header: 'May be listed',
          value: ({ listingConsent }) => consentWord.get(listingConsent) ?? null,
        },
        { key: 'round', header: 'Round', value: ({ company }) => company?.stage ?? null },
        { key: 'contactName', header: 'Contact', value: ({ contactName }) => contactName },
        { key: 'contactEmail', header: 'Email', value: ({ contactEmail }) => contactEmail },
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
            questions.map((question) => ({
              header: headingOfQuestion(question, questions),
              value: ({ answers }) => cellOf(answersTo(question, questions, answers)),
            })),
        },
      ],
    },
  ];

/** All columns of an exported list of submissions; what the reader may not see is empty. */
export const submissionSheet = (parts: SubmissionSheetParts) =>
  columnsOf(submissionSheetDefinition, parts);
