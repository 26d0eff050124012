import { useEffect, useState } from 'react';
import {
  emptyDraft,
  isEmpty,
  keepDraft,
  recallDraft,
  type Draft,
  type FieldName,
  type KeptFile,
} from './draft.ts';

/** The draft for a challenge. Every change is kept in the browser. */
export function useDraft(opportunityId: string) {
  const [draft, setDraft] = useState(() => recallDraft(opportunityId, Date.now()));
  const [restored, setRestored] = useState(() => (isEmpty(draft) ? null : draft));
  useEffect(() => keepDraft(opportunityId, draft), [opportunityId, draft]);

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    /** What was found when the page opened; null when there was nothing, or that is settled. */
    restored,
    settle: () => setRestored(null),
    write: (name: FieldName, value: string) =>
      setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
    answer: (question: string, value: string) =>
      setDraft((before) => ({ ...before, answers: { ...before.answers, [question]: value } })),
    addFile: (file: KeptFile) =>
      setDraft((before) => ({ ...before, files: [...before.files, file] })),
    removeFile: ({ id }: KeptFile) =>
      setDraft((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    attempt: (attempt: Draft['attempt']) => change({ attempt }),
    replace: setDraft,
    clear: () => setDraft(emptyDraft),
  };
}
