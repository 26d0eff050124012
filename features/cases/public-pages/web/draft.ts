import * as z from 'zod/mini';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { findQuestion } from '#features/cases/submissions/domain/answers.ts';
import { SentValue, type EnteredAnswer } from '#features/cases/submissions/domain/answer-values.ts';
import { limits } from '#core/domain/limits.ts';
import {
  PublicSubmission,
  SentFile,
} from '#features/cases/public-pages/domain/public-submission.ts';
import {
  removeFromLocalStorage,
  readLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';

/** The draft of a public submission. It is stored in the submitter's browser only. */

const fieldNames = [
  'companyName',
  'website',
  'country',
  'oneLiner',
  'contactName',
  'contactEmail',
  'title',
  'pitch',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** An uploaded file. Its proof is valid for a day. */
const SavedFile = z.extend(SentFile, {
  sentAt: z.number(),
  /** The question that it answers. */
  questionId: z.optional(z.string()),
});
export type SavedFile = z.infer<typeof SavedFile>;

/** An answer with its question as it was worded then. Until questions had ids, it was the text alone. */
const TypedAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  /** What was chosen. */
  value: z.optional(SentValue),
});
export type TypedAnswer = z.infer<typeof TypedAnswer>;

const Draft = z.object({
  fields: z.object({
    companyName: z.string(),
    website: z.string(),
    country: z._default(z.string(), ''),
    oneLiner: z._default(z.string(), ''),
    contactName: z.string(),
    contactEmail: z.string(),
    title: z.string(),
    pitch: z.string(),
  }),
  /** Whether the company may be listed in the directory. */
  mayBeListed: z._default(z.boolean(), false),
  /** Keyed by the id of the question, which survives a rewording. */
  answers: z.record(z.string(), TypedAnswer),
  files: z.array(SavedFile),
  /** An attempt without a response, and its idempotency key. */
  attempt: z.nullable(z.object({ key: z.string(), handed: PublicSubmission })),
});
export type Draft = z.infer<typeof Draft>;

const StoredDraft = z.extend(Draft, {
  answers: z.record(z.string(), z.union([TypedAnswer, z.string()])),
});

export const emptyDraft: Draft = {
  fields: {
    companyName: '',
    website: '',
    country: '',
    oneLiner: '',
    contactName: '',
    contactEmail: '',
    title: '',
    pitch: '',
  },
  mayBeListed: false,
  answers: {},
  files: [],
  attempt: null,
};

export const isEmpty = ({ fields, answers, files }: Draft): boolean =>
  files.length === 0 &&
  [...Object.values(fields), ...Object.values(answers).map(({ answer }) => answer)].every(
    (typed) => typed.trim() === '',
  );

/** Answers that are keyed by a wording get the id of its question; others stay, no longer asked. */
const answersById = (
  stored: z.infer<typeof StoredDraft>['answers'],
  questions: readonly Question[],
): Draft['answers'] =>
  Object.fromEntries(
    Object.entries(stored).map(([key, typed]) => {
      const answer = typeof typed === 'string' ? { question: key, answer: typed } : typed;
      if (answer.question !== key) return [key, answer];
      return [findQuestion(questions, { question: key })?.id ?? key, answer];
    }),
  );

const keyOf = (opportunityId: string) => `outrider.draft.${opportunityId}`;

/** The stored draft, without files that have expired on the server. */
export function loadDraft(
  opportunityId: string,
  questions: readonly Question[],
  now: number,
): Draft {
  const stored = readLocalStorage(keyOf(opportunityId));
  if (stored === null) return emptyDraft;
  try {
    const draft = z.parse(StoredDraft, JSON.parse(stored));
    const isThere = ({ sentAt }: SavedFile) => now - sentAt < limits.fileWithoutPlaceMs;
    const answers = answersById(draft.answers, questions);
    return { ...draft, answers, files: draft.files.filter(isThere) };
  } catch {
    // Written by another version, or edited by hand: ignored.
    return emptyDraft;
  }
}

export function saveDraft(opportunityId: string, draft: Draft): void {
  if (isEmpty(draft)) removeFromLocalStorage(keyOf(opportunityId));
  else writeLocalStorage(keyOf(opportunityId), JSON.stringify(draft));
}

export function discardDraft(opportunityId: string): void {
  removeFromLocalStorage(keyOf(opportunityId));
}

/** The file that answers a question; undefined: none is sent yet. */
export const fileAnswering = (
  files: readonly SavedFile[],
  { id }: Pick<Question, 'id'>,
): SavedFile | undefined => files.find(({ questionId }) => questionId === id);

/** Files that answer none of the questions that are asked. */
export const commonFiles = (
  files: readonly SavedFile[],
  questions: readonly Question[],
): SavedFile[] =>
  files.filter(({ questionId }) =>
    questions.every(({ id, kind }) => kind !== 'file' || id !== questionId),
  );

/** What a draft has for a question: a file, or what was typed or chosen. */
export function enteredFor(
  { answers, files }: Pick<Draft, 'answers' | 'files'>,
  question: Question,
): EnteredAnswer {
  if (question.kind === 'file') {
    const file = fileAnswering(files, question);
    return file === undefined ? { answer: '' } : { answer: file.name, value: String(file.id) };
  }
  const { question: wording, answer = '', value } = answers[question.id] ?? {};
  return question.kind === 'consent' ? { question: wording, answer, value } : { answer, value };
}

/** The answers of a draft as they are sent. Unanswered questions are left out. */
export const sentAnswers = (
  draft: Pick<Draft, 'answers' | 'files'>,
  questions: readonly Question[],
): PublicSubmission['answers'] =>
  questions.flatMap((question) => {
    const { question: wording, answer, value } = enteredFor(draft, question);
    const typed = answer.trim();
    if (typed === '') return [];
    return {
      questionId: question.id,
      answer: typed,
      ...(wording !== undefined && { question: wording }),
      ...(value !== undefined && { value }),
    };
  });
