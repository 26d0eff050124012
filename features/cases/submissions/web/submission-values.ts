import * as z from 'zod/mini';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { CompanyKind } from '#core/domain/company-kind.ts';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { Answer, findQuestion } from '#features/cases/submissions/domain/answers.ts';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import type { SubmissionDraft } from '#features/cases/submissions/domain/draft.ts';

/** The form's values, as typed. */
export const SubmissionValues = z.object({
  company: z.nullable(z.object({ kind: CompanyKind, id: z.string() })),
  companyName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  title: z.string(),
  pitch: z.string(),
  answers: z.array(Answer),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

/** As stored on a device. Until questions had ids, answers were keyed by wording. */
export const StoredSubmissionValues = z.extend(SubmissionValues, {
  answers: z.union([
    SubmissionValues.shape.answers,
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((byWording: Record<string, string>): Answer[] =>
        Object.entries(byWording).map(([question, answer]) => ({
          questionId: null,
          question,
          answer,
        })),
      ),
    ),
  ]),
});

const emptyValues: SubmissionValues = {
  company: null,
  companyName: '',
  contactName: '',
  contactEmail: '',
  title: '',
  pitch: '',
  answers: [],
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
  answers: draft.answers.map(({ questionId = null, question, answer }) => ({
    questionId,
    question,
    answer,
  })),
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** The form as a draft. Earlier answers to questions that are no longer asked are kept. */
export const draftOfValues = (
  { answers, ...values }: SubmissionValues,
  questions: readonly Question[],
): SubmissionDraft => ({
  company: values.company,
  companyName: values.companyName.trim(),
  contactName: orNull(values.contactName),
  contactEmail: orNull(values.contactEmail),
  title: values.title.trim(),
  pitch: orNull(values.pitch),
  answers: answerFieldsOf(questions, answers).flatMap(({ value: { answer, ...question } }) => {
    const typed = orNull(answer);
    return typed === null ? [] : [{ ...question, answer: typed }];
  }),
});

interface AnswerField {
  readonly label: string;
  readonly isLong: boolean;
  readonly value: Answer;
}

/** The fields for answers: to the corporation's questions, then to others that were answered before. */
export const answerFieldsOf = (
  questions: readonly Question[],
  answers: readonly Answer[],
): AnswerField[] => [
  ...questions.map((question) => ({
    label: question.text,
    isLong: question.kind === 'long',
    value: answers.find((one) => findQuestion(questions, one) === question) ?? {
      questionId: question.id,
      question: question.text,
      answer: '',
    },
  })),
  ...answers
    .filter((one) => findQuestion(questions, one) === undefined)
    .map((one) => ({ label: one.question, isLong: true, value: one })),
];

const isSameQuestion = (one: Answer, other: Answer): boolean =>
  one.questionId === other.questionId &&
  (one.questionId !== null || one.question === other.question);

/** The answers with another one to its question. */
export const withAnswer = (answers: readonly Answer[], changed: Answer): Answer[] =>
  answers.some((one) => isSameQuestion(one, changed))
    ? answers.map((one) => (isSameQuestion(one, changed) ? changed : one))
    : [...answers, changed];

export type SubmissionProblems = Partial<Record<keyof SubmissionValues, string>>;

/** Validation errors by field. The server checks these and more. */
export function problemsOf(values: SubmissionValues): SubmissionProblems {
  const problems: SubmissionProblems = {};
  if (values.companyName.trim() === '') problems.companyName = 'Enter the company.';
  if (values.title.trim() === '') problems.title = 'Enter a title.';
  const email = values.contactEmail.trim();
  if (email !== '' && !isEmailAddress(email)) {
    problems.contactEmail = 'Enter a valid e-mail address.';
  }
  if (values.pitch.length > limits.textCharacters) problems.pitch = 'This is too long.';
  return problems;
}
