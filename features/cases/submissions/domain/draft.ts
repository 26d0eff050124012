import * as z from 'zod/mini';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { SentValue } from './answer-values.ts';
import { submissionLimits } from './limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { companyDetails } from './company-link/directory-listing.ts';

/** Optional text. Whitespace alone counts as omitted. */
const maybe = (most: number) =>
  z.nullable(
    z.pipe(
      text(most),
      z.transform((typed: string) => (typed.trim() === '' ? null : typed.trim())),
    ),
  );

const SubmittedAnswer = z.object({
  /** Without it, the question is named by its wording. */
  questionId: z.optional(z.nullable(Uuid)),
  question: requiredText(limits.questionCharacters),
  /** As text, which is read by the kind of the question. */
  answer: text(limits.answerCharacters),
  value: z.optional(SentValue),
});

const fields = {
  /** A record of the directory; its name replaces `companyName`. */
  company: z.nullable(RequestedCompany),
  companyName: requiredText(limits.nameCharacters),
  contactName: maybe(limits.nameCharacters),
  contactEmail: z.nullable(EmailAddress),
  title: requiredText(limits.nameCharacters),
  /** Markdown. */
  pitch: maybe(limits.textCharacters),
  answers: z.array(SubmittedAnswer).check(z.maxLength(submissionLimits.answersMost)),
};

/** The fields a colleague may edit. The stage is changed by its own endpoints. */
export const SubmissionDraft = z.object({
  company: z._default(fields.company, null),
  companyName: fields.companyName,
  /** Omitted, they stay as they are. */
  companyUrl: z.optional(companyDetails.companyUrl),
  companyCountry: z.optional(companyDetails.companyCountry),
  companyOneLiner: z.optional(companyDetails.companyOneLiner),
  contactName: z._default(fields.contactName, null),
  contactEmail: z._default(fields.contactEmail, null),
  title: fields.title,
  pitch: z._default(fields.pitch, null),
  answers: z._default(fields.answers, []),
});
export type SubmissionDraft = z.output<typeof SubmissionDraft>;

/** A row of an import. Fields that it omits keep their value in a known submission. */
export const ImportedSubmission = z.object({
  /** The id in the source: a second import updates the same submission. */
  externalId: z.optional(requiredText(limits.externalIdCharacters)),
  companyName: fields.companyName,
  title: fields.title,
  contactName: z.optional(fields.contactName),
  contactEmail: z.optional(fields.contactEmail),
  pitch: z.optional(fields.pitch),
  answers: z.optional(fields.answers),
  /** The stage of a new submission; a known one stays where it is. */
  stage: z.optional(requiredText(limits.stageCharacters)),
});
export type ImportedSubmission = z.output<typeof ImportedSubmission>;

/**
 * Deep equality that ignores the order of keys, which jsonb does not keep. Answers to one question are
 * the same whatever its wording.
 */
export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'question' in part && 'answer' in part
      ? [('questionId' in part && part.questionId) || part.question, part.answer]
      : part,
  ) ?? '';
