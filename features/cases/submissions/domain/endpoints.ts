import * as z from 'zod/mini';
import { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { Submission } from './submission.ts';
import { SubmissionVersion } from './versions.ts';

export const get = endpoint({
  method: 'GET',
  path: '/submissions/{id}',
  summary: 'One submission.',
  may: 'signedIn',
  scope: 'submissions:read',
  params: z.object({ id: Uuid }),
  answer: Submission,
});

export const versions = endpoint({
  method: 'GET',
  path: '/submissions/{id}/versions',
  summary: 'What the submitter wrote before they changed it, the last version first.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: z.array(SubmissionVersion),
});

/** Reading it changes nothing: the panel says so when it is shown. */
export const open = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/opened',
  summary:
    'Says that one has opened a submission; if one is on its case team, it is no longer new.',
  may: 'moveSubmissions',
  params: z.object({ id: Uuid }),
  answer: null,
});

/** Section 6: who may move submissions. The order within a stage is stored. */
export const move = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/stage',
  summary: 'Moves a submission to a stage, before another one there or to its end.',
  may: 'moveSubmissions',
  params: z.object({ id: Uuid }),
  body: z.object({
    stage: requiredText(limits.stageCharacters),
    /** The submission to place it before; null: at the end. */
    before: z.optional(z.nullable(Uuid)),
    /** Required if the stage is a refusal. */
    reason: z.optional(z.nullable(text(limits.reasonCharacters))),
    /** The version that the client saw. If it is not the current one: `stale`, with the submission. */
    version: z.optional(z.int()),
    /** A mail to the submitter. It goes ten minutes later; a further move stops it. */
    mail: z.optional(z.nullable(DecisionMail)),
  }),
  answer: Submission,
});
