import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { submissionLimits } from './limits.ts';
import { requiredText, Uuid } from '#core/domain/schemas.ts';
import { SubmissionDraft } from './draft.ts';
import { Submission } from './submission.ts';

/** Submissions added by colleagues or imported from files. */

const params = z.object({ id: Uuid });

export const add = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/submissions',
  summary: 'Adds a submission that reached a colleague, at the end of its stage.',
  may: 'addSubmission',
  params,
  body: z.extend(SubmissionDraft, {
    /** Defaults to the first stage. A submission cannot start in a refusal stage. */
    stage: z.optional(requiredText(limits.stageCharacters)),
  }),
  answer: Submission,
});

export const edit = endpoint({
  method: 'PUT',
  path: '/submissions/{id}',
  summary: 'Changes what a submission says.',
  may: 'editSubmission',
  params,
  body: z.extend(SubmissionDraft, { version: z.int() }),
  answer: Submission,
});

/** A rejected row, counted from 1 within the request, and why. */
export const ImportProblem = z.object({ row: z.int(), problem: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ImportReport = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  problems: z.array(ImportProblem),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const importRows = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/submissions/import',
  summary: 'Adds submissions from a file, or brings those that came from it before up to date.',
  may: 'addSubmission',
  params,
  body: z.object({
    /** Each should be an `ImportedSubmission`; an invalid one is reported as a problem of its row. */
    rows: z
      .array(z.record(z.string(), z.unknown()))
      .check(z.maxLength(submissionLimits.importRowsPerCall)),
    /** Report what would happen without writing anything. */
    dryRun: z._default(z.boolean(), false),
  }),
  answer: ImportReport,
});
