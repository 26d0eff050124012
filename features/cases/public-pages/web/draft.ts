import * as z from 'zod/mini';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { findQuestion } from '#features/cases/submissions/domain/answers.ts';
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
  'contactName',
  'contactEmail',
  'title',
  'pitch',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** An uploaded file. Its proof is valid for a day. */
const SavedFile = z.extend(SentFile, { sentAt: z.number() });
export type SavedFile = z.infer<typeof SavedFile>;

/** An answer with its question as it was worded then. Until questions had ids, it was the text alone. */
const TypedAnswer = z.object({ question: z.string(), answer: z.string() });
export type TypedAnswer = z.infer<typeof TypedAnswer>;

const Draft = z.object({
  fields: z.object({
    companyName: z.string(),
    website: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    title: z.string(),
    pitch: z.string(),
  }),
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
    contactName: '',
    contactEmail: '',
    title: '',
    pitch: '',
  },
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
