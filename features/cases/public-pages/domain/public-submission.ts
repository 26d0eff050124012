import * as z from 'zod/mini';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { questionLimits } from '#features/cases/corporations/domain/limits.ts';
import { SentValue } from '#features/cases/submissions/domain/answer-values.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { companyDetails } from '#features/cases/submissions/domain/company-link/directory-listing.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';

/** A file that was uploaded before the form, with a proof that this submitter uploaded it. */
export const SentFile = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  claim: z.string(),
});
export type SentFile = z.infer<typeof SentFile>;

const proof = z.string().check(z.maxLength(limits.nameCharacters));

/** Files that were sent before, by their claims. */
export const ClaimedFiles = z.array(z.object({ id: Uuid, claim: proof }));
export type ClaimedFiles = z.infer<typeof ClaimedFiles>;

const content = {
  companyName: requiredText(limits.nameCharacters),
  website: z.optional(companyDetails.companyUrl),
  contactName: requiredText(limits.nameCharacters),
  title: requiredText(limits.nameCharacters),
  pitch: requiredText(limits.textCharacters),
  /** To the questions of the form. */
  answers: z
    .array(
      z.object({
        questionId: z.optional(Uuid),
        /** The question's wording. It counts where there is no id. */
        question: z.optional(text(limits.questionCharacters)),
        /** As text, which is read by the kind of the question. */
        answer: z._default(text(limits.answerCharacters), ''),
        /** Of other kinds than text. A file is one of the attachments. */
        value: z.optional(SentValue),
      }),
    )
    .check(z.maxLength(limits.questionsMost)),
};

/** A submission by somebody without an account. */
export const PublicSubmission = z.object({
  ...content,
  contactEmail: EmailAddress,
  country: z.optional(companyDetails.companyCountry),
  oneLiner: z.optional(companyDetails.companyOneLiner),
  /** Whether the company may be listed in the directory. Omitted: it may not. */
  mayBeListed: z.optional(z.boolean()),
  attachments: ClaimedFiles.check(
    z.maxLength(submissionLimits.filesMost + questionLimits.filesMost),
  ),
  /** The id of the terms in force, which the submitter agrees to. Required if there are some. */
  terms: z.optional(Uuid),
  formToken: proof,
  /** Honeypot: a hidden field that only bots fill in. */
  trap: text(limits.nameCharacters),
  /** The key of the invitation that it answers. */
  invitation: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/u))),
});
export type PublicSubmission = z.infer<typeof PublicSubmission>;

/** What a submitter changes later. Their address stays: the link to the submission went there. */
export const Revision = z.object({
  ...content,
  /** Of the content that was changed. With another one the change is refused. */
  contentTag: text(limits.nameCharacters),
});
export type Revision = z.infer<typeof Revision>;

export const Receipt = z.object({
  title: z.string(),
  companyName: z.string(),
  opportunityName: z.string(),
  receivedAt: Instant,
  /** The deadline for a first response. */
  answerBy: z.nullable(Instant),
  /** The corporation's; browsers keep receipts from before there was one. */
  timeZone: z.optional(z.string()),
  /** The URL to follow the submission. It is a secret. */
  followUp: z.string(),
  /** Whether a receipt is sent by mail, too. */
  mailed: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;
