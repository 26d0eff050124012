import { useEffect, useRef } from 'react';
import { mergeNotes, type CompanyNote, noteDraftState } from '#features/collections/domain/note.ts';
import { collectionLimits } from '#features/collections/domain/limits.ts';
import { findNoteDraft, saveNoteDraft, useSavedNoteDraft } from './note-drafts.ts';
import { isNoteConflict, useWriteNote } from './use-write-note.ts';

/** Asks whoever closes the page or loads it again whether they mean it, as long as something is not saved. */
function useUnsavedChangesWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Writing a note: stored when nothing was typed for a moment, when the field is left, and when the
 * panel goes. Words of somebody else that come meanwhile are shown beside one's own: neither is lost.
 */
export function useNoteDraft(
  collectionId: string,
  companyId: string,
  note: CompanyNote | undefined,
) {
  const key = `${collectionId} ${companyId}`;
  const draft = useSavedNoteDraft(key);
  const words = note?.note ?? '';
  const standing = draft === null ? 'same' : noteDraftState(draft, words);
  const { mutate, isPending, error, variables } = useWriteNote(collectionId, (refused) => {
    const current = findNoteDraft(key);
    // It was not stored: what it was written over is there still.
    if (current && refused.over !== undefined && current.over === refused.note) {
      saveNoteDraft(key, { ...current, over: refused.over });
    }
  });

  function store(typed: string, over: string): void {
    const sent = typed.trim();
    saveNoteDraft(key, { typed, over: sent });
    mutate({ companyId, note: sent, over });
  }
  const save = (): void => {
    if (draft !== null && standing === 'new') store(draft.typed, draft.over);
  };

  const hasFailed =
    standing === 'new' &&
    error !== null &&
    !isNoteConflict(error) &&
    draft?.typed.trim() === variables?.note;
  const isWaiting = standing === 'new' && !isPending && !hasFailed;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const typed = draft?.typed;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => latest.current(), collectionLimits.noteRestMs);
    return () => clearTimeout(timer);
  }, [isWaiting, typed]);
  useEffect(
    () => () => {
      // Somebody who has signed out has no draft any more.
      if (findNoteDraft(key)) latest.current();
    },
    [key],
  );

  const isSaving = isPending || isWaiting;
  useUnsavedChangesWarning(isSaving || hasFailed || standing === 'crossed');

  return {
    isSaving,
    shown: draft !== null && (standing !== 'same' || typed?.trim() === words) ? draft.typed : words,
    isNoteConflict: standing === 'crossed',
    hasFailed,
    rate: (rating: number | null) => mutate({ companyId, rating }),
    type: (next: string) =>
      saveNoteDraft(key, {
        typed: next,
        over: draft === null || standing === 'same' ? words : draft.over,
      }),
    leave: () => {
      if (standing !== 'same') save();
      else if (!isPending) saveNoteDraft(key, null);
    },
    retry: save,
    keepBoth: () => draft && store(mergeNotes(words, draft), words),
    keepMine: () => draft && store(draft.typed, words),
    takeTheirs: () => saveNoteDraft(key, null),
  };
}
