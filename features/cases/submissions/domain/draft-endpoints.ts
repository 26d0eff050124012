import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { requiredText, Uuid } from '#core/domain/schemas.ts';
import { SubmissionDraft } from './draft.ts';
import { Submission } from './submission.ts';

/** Submissions added by colleagues. */

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
