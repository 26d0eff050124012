import * as z from 'zod/mini';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { CompanyKind } from '#core/domain/company-kind.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import {
  enteredOf,
  problemOfAnswer,
  SentValue,
  type EnteredAnswer,
} from '#features/cases/submissions/domain/answer-values.ts';
import { Answer, findQuestion } from '#features/cases/submissions/domain/answers.ts';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { notAWebsite } from '#core/domain/validation-words.ts';
import { webAddress } from '#core/domain/web-address.ts';
import type { SubmissionDraft } from '#features/cases/submissions/domain/draft.ts';

/** An answer as typed, or chosen. */
const AnswerValues = z.extend(z.omit(Answer, { typed: true }), { value: z.optional(SentValue) });
type AnswerValues = z.infer<typeof AnswerValues>;

/** The form's values, as typed. */
export const SubmissionValues = z.object({
  company: z.nullable(z.object({ kind: CompanyKind, id: z.string() })),
  companyName: z.string(),
  companyUrl: z._default(z.string(), ''),
  companyCountry: z._default(z.string(), ''),
  companyOneLiner: z._default(z.string(), ''),
  contactName: z.string(),
  contactEmail: z.string(),
  title: z.string(),
  pitch: z.string(),
  answers: z.array(AnswerValues),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

/** As stored on a device. Until questions had ids, answers were keyed by wording. */
export const StoredSubmissionValues = z.extend(SubmissionValues, {
  answers: z.union([
    SubmissionValues.shape.answers,
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((byWording: Record<string, string>): AnswerValues[] =>
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
  companyUrl: '',
  companyCountry: '',
  companyOneLiner: '',
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
  companyUrl: draft.companyUrl ?? '',
  companyCountry: draft.companyCountry ?? '',
  companyOneLiner: draft.companyOneLiner ?? '',
  contactName: draft.contactName ?? '',
  contactEmail: draft.contactEmail ?? '',
  title: draft.title,
  pitch: draft.pitch ?? '',
  answers: draft.answers.map(({ questionId = null, question, answer, value }) => ({
    questionId,
    question,
    answer,
    ...(value !== undefined && { value }),
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
  companyUrl: webAddress(values.companyUrl),
  companyCountry: orNull(values.companyCountry),
  companyOneLiner: orNull(values.companyOneLiner),
  contactName: orNull(values.contactName),
  contactEmail: orNull(values.contactEmail),
  title: values.title.trim(),
  pitch: orNull(values.pitch),
  answers: [
    ...answerFieldsOf(questions, answers).map(({ value }) => value),
    ...keptAnswers(questions, answers),
  ].flatMap(({ answer, ...question }) => {
    const typed = orNull(answer);
    return typed === null ? [] : [{ ...question, answer: typed }];
  }),
});

interface AnswerFieldValues {
  /** Null: it is not asked. */
  readonly question: Question | null;
  readonly value: AnswerValues;
}

/** What a colleague cannot answer: only its submitter agrees, and sends the file. */
const isSubmitters = ({ kind }: Question) => kind === 'file' || kind === 'consent';

/**
 * The fields for answers: to the questions of the form, then to others that were answered before.
 * What only the submitter can answer is left out, and kept.
 */
export const answerFieldsOf = (
  questions: readonly Question[],
  answers: readonly AnswerValues[],
): AnswerFieldValues[] => [
  ...questions
    .filter((question) => !isSubmitters(question))
    .map((question) => ({
      question,
      value: answers.find((one) => findQuestion(questions, one) === question) ?? {
        questionId: question.id,
        question: question.text,
        answer: '',
      },
    })),
  ...answers
    .filter((one) => findQuestion(questions, one) === undefined)
    .map((value) => ({ question: null, value })),
];

const keptAnswers = (
  questions: readonly Question[],
  answers: readonly AnswerValues[],
): AnswerValues[] =>
  answers.filter((one) => {
    const question = findQuestion(questions, one);
    return question !== undefined && isSubmitters(question);
  });

const isSameQuestion = (one: AnswerValues, other: AnswerValues): boolean =>
  one.questionId === other.questionId &&
  (one.questionId !== null || one.question === other.question);

/** The answers with another one to its question. */
export const withAnswer = (
  answers: readonly AnswerValues[],
  { questionId, question }: AnswerValues,
  entered: EnteredAnswer,
): AnswerValues[] => {
  const changed: AnswerValues = { questionId, question, ...entered };
  return answers.some((one) => isSameQuestion(one, changed))
    ? answers.map((one) => (isSameQuestion(one, changed) ? changed : one))
    : [...answers, changed];
};

const noFiles = new Map<string, string>();

/** Whether an answer is as it was, also where an option was taken away since. */
const isAsBefore = (value: AnswerValues, before: readonly Answer[]): boolean =>
  before.some(
    (one) =>
      one.questionId === value.questionId &&
      JSON.stringify(enteredOf(one)) ===
        JSON.stringify({ answer: value.answer, value: value.value }),
  );

/** Validation errors of answers, by the id of their question. */
export function problemsOfAnswers(
  { answers }: Pick<SubmissionValues, 'answers'>,
  questions: readonly Question[],
  before: readonly Answer[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    answerFieldsOf(questions, answers).flatMap(({ question, value }) => {
      if (question === null || isAsBefore(value, before)) return [];
      const optional = { ...question, isRequired: false };
      const problem = problemOfAnswer(optional, value, { files: noFiles, now: '' });
      return problem === null ? [] : [[question.id, problem] as const];
    }),
  );
}

export type SubmissionProblems = Partial<Record<keyof SubmissionValues, string>>;

/** Validation errors by field. The server checks these and more. */
export function problemsOf(values: SubmissionValues): SubmissionProblems {
  const problems: SubmissionProblems = {};
  if (values.companyName.trim() === '') problems.companyName = 'Enter the company.';
  if (values.title.trim() === '') problems.title = 'Enter a title.';
  if (!z.nullable(WebUrl).safeParse(webAddress(values.companyUrl)).success)
    problems.companyUrl = notAWebsite;
  const email = values.contactEmail.trim();
  if (email !== '' && !isEmailAddress(email)) {
    problems.contactEmail = 'Enter a valid email address.';
  }
  if (values.pitch.length > limits.textCharacters) problems.pitch = 'This is too long.';
  return problems;
}
