import { useEffect, useRef } from 'react';
import {
  mergeNotes,
  type CompanyNote,
  noteDraftState,
} from '#features/directory/collections/domain/note.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { findNoteDraft, saveNoteDraft, useSavedNoteDraft } from './note-drafts.ts';
import { isStale } from '#core/web/sync/conflicts.ts';
import { useAskBeforeUnload } from '#ui/use-ask-before-unload.ts';
import { useWriteNote } from './use-write-note.ts';

/**
 * Edits a note: saved after a debounce, on blur and on unmount. When somebody else changes it at the same
 * time, both texts are shown, so that neither is lost.
 */
export function useNoteDraft(
  collectionId: string,
  companyId: string,
  note: CompanyNote | undefined,
) {
  const key = `${collectionId} ${companyId}`;
  const draft = useSavedNoteDraft(key);
  const words = note?.note ?? '';
  const draftState = draft === null ? 'same' : noteDraftState(draft, words);
  const { mutate, isPending, error, variables } = useWriteNote(collectionId, (refused) => {
    const current = findNoteDraft(key);
    // It was not stored, so the draft is still based on the previous text.
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
    if (draft !== null && draftState === 'new') store(draft.typed, draft.over);
  };

  const hasFailed =
    draftState === 'new' &&
    error !== null &&
    !isStale(error) &&
    draft?.typed.trim() === variables?.note;
  const isWaiting = draftState === 'new' && !isPending && !hasFailed;
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
      // Sign-out deletes drafts.
      if (findNoteDraft(key)) latest.current();
    },
    [key],
  );

  const isSaving = isPending || isWaiting;
  useAskBeforeUnload(isSaving || hasFailed || draftState === 'crossed');

  return {
    isSaving,
    shown:
      draft !== null && (draftState !== 'same' || typed?.trim() === words) ? draft.typed : words,
    isNoteConflict: draftState === 'crossed',
    hasFailed,
    rate: (rating: number | null) => mutate({ companyId, rating }),
    type: (next: string) =>
      saveNoteDraft(key, {
        typed: next,
        over: draft === null || draftState === 'same' ? words : draft.over,
      }),
    leave: () => {
      if (draftState !== 'same') save();
      else if (!isPending) saveNoteDraft(key, null);
    },
    retry: save,
    keepBoth: () => draft && store(mergeNotes(words, draft), words),
    keepMine: () => draft && store(draft.typed, words),
    takeTheirs: () => saveNoteDraft(key, null),
  };
}
