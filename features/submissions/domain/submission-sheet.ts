import type { Exported } from '#core/domain/exporting/sheet.ts';
import type { SubmissionRow } from './submission.ts';

const date = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** All columns of an exported list of submissions; what the reader may not see is empty. */
export const submissionSheet: readonly Exported<SubmissionRow>[] = [
  { header: 'Submission', value: ({ title }) => title },
  { header: 'Company', value: ({ companyName }) => companyName },
  { header: 'Stage', value: ({ stage }) => stage },
  { header: 'In stage since', value: ({ stageSince }) => date(stageSince) },
  { header: 'Reply due', value: ({ dueAt }) => date(dueAt) },
  { header: 'Votes for', value: ({ votes }) => votes?.up ?? null },
  { header: 'Votes against', value: ({ votes }) => votes?.down ?? null },
  { header: 'Comments', value: ({ numComments }) => numComments ?? null },
  { header: 'Score', value: ({ score }) => score?.overall ?? null },
  { header: 'Judges', value: ({ score }) => score?.count ?? null },
  { header: 'Country', value: ({ company }) => company?.country ?? null },
  { header: 'Round', value: ({ company }) => company?.stage ?? null },
  { header: 'Contact', value: ({ contactName }) => contactName },
  { header: 'E-mail', value: ({ contactEmail }) => contactEmail },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Received', value: ({ createdAt }) => date(createdAt) },
];
