import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { publicLabels } from './field-labels.ts';
import { publicPageLimits } from './limits.ts';
import { LegalKind } from '#features/cases/corporations/domain/legal-texts.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { MessageDraft } from '#features/cases/submissions/domain/messages/message.ts';
import { FileName, Uuid, text } from '#core/domain/schemas.ts';
import { FollowUp, FollowUpMessage, ReceivedFile } from './follow-up.ts';
import {
  ClaimedFiles,
  PublicSubmission,
  Receipt,
  Revision,
  SentFile,
} from './public-submission.ts';
import { OpenOpportunity, PublicLegalText, PublicOpportunity, PublicPage } from './pages.ts';

const ofOpportunity = z.object({ id: Uuid });
const byKey = z.object({ key: z.string().check(z.regex(/^[\w-]{1,100}$/u)) });

const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/u));

export const corporation = endpoint({
  method: 'GET',
  path: '/public/corporations/{slug}',
  summary: 'The public page of a corporation, with its open opportunities.',
  may: 'anyone',
  params: z.object({ slug: Slug }),
  labels: publicLabels.corporation,
  answer: PublicPage,
});

export const legalText = endpoint({
  method: 'GET',
  path: '/public/corporations/{slug}/legal/{kind}',
  summary:
    'The privacy notice, terms or imprint of a corporation’s public pages: the one in force, or an earlier one by its id.',
  may: 'anyone',
  params: z.object({ slug: Slug, kind: LegalKind }),
  query: z.object({ id: z.optional(Uuid) }),
  labels: publicLabels.legalText,
  answer: PublicLegalText,
});

export const openOpportunities = endpoint({
  method: 'GET',
  path: '/public/opportunities',
  summary: 'The open opportunities of all public pages, the earliest deadline first.',
  may: 'anyone',
  answer: z.array(OpenOpportunity),
});

export const opportunity = endpoint({
  method: 'GET',
  path: '/public/opportunities/{id}',
  summary: 'A published opportunity, with what its form asks.',
  may: 'anyone',
  params: ofOpportunity,
  labels: publicLabels.opportunity,
  namesBrowser: true,
  answer: PublicOpportunity,
});

export const sendFile = endpoint({
  method: 'POST',
  path: '/public/opportunities/{id}/files',
  summary: 'Sends a file that is then sent with a submission, by the claim answered here.',
  may: 'anyone',
  params: ofOpportunity,
  labels: publicLabels.sendFile,
  query: z.object({ name: FileName }),
  takesFile: true,
  perHour: publicPageLimits.triesPerHour,
  donePerHour: publicPageLimits.filesPerHour,
  answer: SentFile,
});

export const submit = endpoint({
  method: 'POST',
  path: '/public/opportunities/{id}/submissions',
  summary:
    'Hands a submission in. Answers name their questions by id, or else by the present wording.',
  may: 'anyone',
  params: ofOpportunity,
  labels: publicLabels.submit,
  body: PublicSubmission,
  perHour: publicPageLimits.triesPerHour,
  donePerHour: publicPageLimits.submissionsPerHour,
  answer: Receipt,
});

export const followUp = endpoint({
  method: 'GET',
  path: '/public/follow-up/{key}',
  summary: 'How a submission stands, for who holds its secret link.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.followUp,
  perHour: publicPageLimits.followUpReadsPerHour,
  answer: FollowUp,
});

export const sendMessageFile = endpoint({
  method: 'POST',
  path: '/public/follow-up/{key}/files',
  summary: 'Sends a file that is then sent with a message, by the claim answered here.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.sendMessageFile,
  query: z.object({ name: FileName }),
  takesFile: true,
  perHour: publicPageLimits.followUpWritesPerHour,
  answer: SentFile,
});

export const write = endpoint({
  method: 'POST',
  path: '/public/follow-up/{key}/messages',
  summary: 'Writes to the case team.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.write,
  body: z.extend(MessageDraft, {
    attachments: z.optional(ClaimedFiles.check(z.maxLength(messageLimits.filesMost))),
  }),
  perHour: publicPageLimits.followUpWritesPerHour,
  answer: FollowUpMessage,
});

export const messageFile = endpoint({
  method: 'GET',
  path: '/public/follow-up/{key}/files/{id}',
  isStorage: true,
  summary: 'A file that came with a message of the corporation; with alt=media, the file itself.',
  may: 'anyone',
  params: z.extend(byKey, { id: Uuid }),
  query: z.object({ alt: z.optional(z.literal('media')) }),
  labels: publicLabels.messageFile,
  opensFile: true,
  perHour: publicPageLimits.followUpReadsPerHour,
  answer: ReceivedFile,
});

export const revise = endpoint({
  method: 'PUT',
  path: '/public/follow-up/{key}/submission',
  summary:
    'Changes the submission, until the deadline or a decision. What it was before is kept for the case team.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.revise,
  body: Revision,
  perHour: publicPageLimits.followUpWritesPerHour,
  answer: FollowUp,
});

export const agree = endpoint({
  method: 'PUT',
  path: '/public/follow-up/{key}/listing',
  summary: 'Says whether the company may be listed in the directory, or takes that back.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.agree,
  body: z.object({ agreed: z.boolean() }),
  perHour: publicPageLimits.followUpWritesPerHour,
  answer: FollowUp,
});

export const withdraw = endpoint({
  method: 'PUT',
  path: '/public/follow-up/{key}/withdrawal',
  summary: 'Withdraws the submission. Doing so twice is not an error.',
  may: 'anyone',
  params: byKey,
  labels: publicLabels.withdraw,
  body: z.object({ reason: z.optional(z.nullable(text(limits.reasonCharacters))) }),
  perHour: publicPageLimits.followUpWritesPerHour,
  answer: FollowUp,
});
