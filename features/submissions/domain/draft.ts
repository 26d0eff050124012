import * as z from 'zod/mini';
import { CompanyKind } from '#features/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { submissionLimits } from './limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';

/** Text that may be left out. What holds nothing but blanks counts as left out. */
const maybe = (most: number) =>
  z.nullable(
    z.pipe(
      text(most),
      z.transform((typed: string) => (typed.trim() === '' ? null : typed.trim())),
    ),
  );

const Email = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailCharacters), z.email('This is not an e-mail address.'));

const SubmittedAnswer = z.object({
  question: requiredText(limits.questionCharacters),
  answer: text(limits.answerCharacters),
});

const fields = {
  /** A record of the directory; its name is then the company's. */
  company: z.nullable(z.object({ kind: CompanyKind, id: Uuid })),
  companyName: requiredText(limits.nameCharacters),
  contactName: maybe(limits.nameCharacters),
  contactEmail: z.nullable(Email),
  title: requiredText(limits.nameCharacters),
  /** Markdown. */
  pitch: maybe(limits.textCharacters),
  answers: z.array(SubmittedAnswer).check(z.maxLength(submissionLimits.answersMost)),
};

/** What a colleague may write down of a submission. Where it stands has ways of its own. */
export const SubmissionDraft = z.object({
  company: z._default(fields.company, null),
  companyName: fields.companyName,
  contactName: z._default(fields.contactName, null),
  contactEmail: z._default(fields.contactEmail, null),
  title: fields.title,
  pitch: z._default(fields.pitch, null),
  answers: z._default(fields.answers, []),
});
export type SubmissionDraft = z.output<typeof SubmissionDraft>;

/** A row of an import. What its source does not say stays as it is when it is known already. */
export const ImportedSubmission = z.object({
  /** What the source knows it by: imported again, it is the same submission. */
  externalId: z.optional(requiredText(limits.externalIdCharacters)),
  companyName: fields.companyName,
  title: fields.title,
  contactName: z.optional(fields.contactName),
  contactEmail: z.optional(fields.contactEmail),
  pitch: z.optional(fields.pitch),
  answers: z.optional(fields.answers),
  /** Where a new one begins; one that is known already stays where it is. */
  stage: z.optional(requiredText(limits.stageCharacters)),
});
export type ImportedSubmission = z.output<typeof ImportedSubmission>;

/** Whether a field says the same; a store may give the parts of an answer in another order. */
export const isSameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'question' in part && 'answer' in part
      ? [part.question, part.answer]
      : part,
  ) ?? '';
