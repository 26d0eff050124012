import { useEffect, useState } from 'react';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import type { EnteredAnswer } from '#features/cases/submissions/domain/answer-values.ts';
import {
  emptyDraft,
  isEmpty,
  saveDraft,
  loadDraft,
  type Draft,
  type FieldName,
  type SavedFile,
} from './draft.ts';

/** What is known of who fills the form in, and what they may change. */
export type Prefilled = Partial<Readonly<Record<FieldName, string>>>;

/** The draft for an opportunity; every change is saved in the browser. */
export function useDraft(
  opportunityId: string,
  questions: readonly Question[],
  prefilled: Prefilled = {},
) {
  const [stored] = useState(() => loadDraft(opportunityId, questions, Date.now()));
  const [initial] = useState(() =>
    isEmpty(stored) ? { ...emptyDraft, fields: { ...emptyDraft.fields, ...prefilled } } : stored,
  );
  const [draft, setDraft] = useState(initial);
  const [restored, setRestored] = useState(() => (isEmpty(stored) ? null : stored));
  const isChanged = draft !== initial;
  useEffect(() => {
    if (isChanged) saveDraft(opportunityId, draft);
  }, [opportunityId, draft, isChanged]);

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    isChanged,
    /** The draft that was restored; null if none, or if the notice was dismissed. */
    restored,
    settle: () => setRestored(null),
    write: (name: FieldName, value: string) =>
      setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
    list: (mayBeListed: boolean) => change({ mayBeListed }),
    answer: ({ id, text }: Question, entered: EnteredAnswer) =>
      setDraft((before) => ({
        ...before,
        answers: { ...before.answers, [id]: { question: text, ...entered } },
      })),
    /** One that answers a question takes the place of the one before. */
    addFile: (file: SavedFile) =>
      setDraft((before) => {
        const others = before.files.filter(
          ({ questionId }) => questionId === undefined || questionId !== file.questionId,
        );
        return { ...before, files: [...others, file] };
      }),
    removeFile: ({ id }: SavedFile) =>
      setDraft((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    attempt: (attempt: Draft['attempt']) => change({ attempt }),
    replace: setDraft,
    clear: () => setDraft(emptyDraft),
  };
}
