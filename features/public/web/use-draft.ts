import { useEffect, useState } from 'react';
import {
  emptyDraft,
  isEmpty,
  saveDraft,
  loadDraft,
  type Draft,
  type FieldName,
  type SavedFile,
} from './draft.ts';

/** The draft for an opportunity; every change is saved in the browser. */
export function useDraft(opportunityId: string) {
  const [draft, setDraft] = useState(() => loadDraft(opportunityId, Date.now()));
  const [restored, setRestored] = useState(() => (isEmpty(draft) ? null : draft));
  useEffect(() => saveDraft(opportunityId, draft), [opportunityId, draft]);

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    /** The draft that was restored; null if none, or if the notice was dismissed. */
    restored,
    settle: () => setRestored(null),
    write: (name: FieldName, value: string) =>
      setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
    answer: (question: string, value: string) =>
      setDraft((before) => ({ ...before, answers: { ...before.answers, [question]: value } })),
    addFile: (file: SavedFile) =>
      setDraft((before) => ({ ...before, files: [...before.files, file] })),
    removeFile: ({ id }: SavedFile) =>
      setDraft((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    attempt: (attempt: Draft['attempt']) => change({ attempt }),
    replace: setDraft,
    clear: () => setDraft(emptyDraft),
  };
}
