import * as z from 'zod/mini';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';
import { CompanyKind } from '#features/companies/domain/company.ts';
import type { Question } from '#features/corporations/domain/public-page.ts';
import { limits } from '#core/domain/limits.ts';
import type { SubmissionDraft } from '#features/submissions/domain/draft.ts';

/** The form's values, as typed. */
export const SubmissionValues = z.object({
  company: z.nullable(z.object({ kind: CompanyKind, id: z.string() })),
  companyName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  title: z.string(),
  pitch: z.string(),
  /** By question. */
  answers: z.record(z.string(), z.string()),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

const emptyValues: SubmissionValues = {
  company: null,
  companyName: '',
  contactName: '',
  contactEmail: '',
  title: '',
  pitch: '',
  answers: {},
};

/** A form that begins with a company. */
export const emptyValuesFor = (company: NamedCompany | undefined): SubmissionValues =>
  company === undefined
    ? emptyValues
    : {
        ...emptyValues,
        company: { kind: company.kind, id: company.id },
        companyName: company.name,
      };

export const valuesOf = (draft: SubmissionDraft): SubmissionValues => ({
  company: draft.company,
  companyName: draft.companyName,
  contactName: draft.contactName ?? '',
  contactEmail: draft.contactEmail ?? '',
  title: draft.title,
  pitch: draft.pitch ?? '',
  answers: Object.fromEntries(draft.answers.map(({ question, answer }) => [question, answer])),
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** The form as a draft. Earlier answers to questions that are no longer asked are kept. */
export const draftOfValues = (
  { answers, ...values }: SubmissionValues,
  questions: readonly string[],
): SubmissionDraft => ({
  company: values.company,
  companyName: values.companyName.trim(),
  contactName: orNull(values.contactName),
  contactEmail: orNull(values.contactEmail),
  title: values.title.trim(),
  pitch: orNull(values.pitch),
  answers: questions.flatMap((question) => {
    const answer = orNull(answers[question] ?? '');
    return answer === null ? [] : [{ question, answer }];
  }),
});

/** The questions of the form: the corporation's, then others that were answered before. */
export const questionsOf = (
  asked: readonly Question[],
  answers: Readonly<Record<string, string>>,
): readonly { text: string; isLong: boolean }[] => [
  ...asked.map(({ text, kind }) => ({ text, isLong: kind === 'long' })),
  ...Object.keys(answers)
    .filter((text) => !asked.some((question) => question.text === text))
    .map((text) => ({ text, isLong: true })),
];

export type SubmissionProblems = Partial<Record<keyof SubmissionValues, string>>;

/** Validation errors by field. The server checks these and more. */
export function problemsOf(values: SubmissionValues): SubmissionProblems {
  const problems: SubmissionProblems = {};
  if (values.companyName.trim() === '') problems.companyName = 'Enter the company.';
  if (values.title.trim() === '') problems.title = 'Enter a title.';
  const email = values.contactEmail.trim();
  if (email !== '' && !z.email().safeParse(email).success) {
    problems.contactEmail = 'Enter a valid e-mail address.';
  }
  if (values.pitch.length > limits.textCharacters) problems.pitch = 'This is too long.';
  return problems;
}
