import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { decisionLimits } from '#features/cases/submissions/domain/limits.ts';
import { EnteredInstant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { MailDraft, PreparedDecision } from './decision.ts';
import { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/decisions',
  summary: 'The decisions on an opportunity that are prepared and not yet sent.',
  may: 'decide',
  params,
  answer: z.array(PreparedDecision),
});

/** Open work of an opportunity. */
export const clock = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/clock',
  summary: 'What was promised to those who submit, and how many wait for longer.',
  may: 'signedIn',
  params,
  answer: z.object({
    /** Days within which a new submission should get a decision; null: not set. */
    promiseDays: z.nullable(z.int()),
    overdue: z.int(),
    /** Number of prepared decisions; omitted for users who may not decide. */
    prepared: z.optional(z.int()),
  }),
});

export const mailDraft = endpoint({
  method: 'GET',
  path: '/submissions/{id}/decision/mail',
  summary:
    'The email we suggest when a submission is brought to a stage, with what fills its slots.',
  may: 'decide',
  params,
  query: z.object({ stage: requiredText(limits.stageCharacters) }),
  answer: MailDraft,
});

export const takeBack = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/decision/mail',
  summary:
    'Takes a move back whose email has not gone: stops the email, and moves the submission to where it was.',
  may: 'decide',
  params,
  answer: null,
});

export const prepare = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/decision',
  summary: 'Prepares a decision, in place of one that was prepared before. No one is notified yet.',
  may: 'decide',
  params,
  body: z.object({
    stage: requiredText(limits.stageCharacters),
    reason: z.optional(z.nullable(text(limits.reasonCharacters))),
    mail: z.nullable(DecisionMail),
  }),
  answer: PreparedDecision,
});

export const prepareMany = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/decisions',
  summary:
    'Prepares the same decision on many submissions. What was taken back, or stands there already, is left.',
  may: 'decide',
  params,
  body: z.object({
    submissionIds: z
      .array(Uuid)
      .check(z.minLength(1), z.maxLength(decisionLimits.decisionsPerSending)),
    stage: requiredText(limits.stageCharacters),
    reason: z.optional(z.nullable(text(limits.reasonCharacters))),
    /** A mail for each submission with a known address; the others are decided without one. */
    mail: z.nullable(DecisionMail),
  }),
  answer: z.object({ prepared: z.int(), mailed: z.int() }),
});

export const discard = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/decision',
  summary: 'Discards a prepared decision.',
  may: 'decide',
  params,
  answer: null,
});

export const send = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/decisions/sending',
  summary:
    'Sends prepared decisions: all of them moved and all emails queued at once, or none. Emails go ten minutes later.',
  may: 'decide',
  params,
  body: z.object({
    decisions: z
      .array(
        z.object({ submissionId: Uuid, /** The version that the user saw. */ at: EnteredInstant }),
      )
      .check(z.minLength(1), z.maxLength(decisionLimits.decisionsPerSending)),
  }),
  answer: z.object({ sent: z.int(), mailed: z.int() }),
});
