import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import {
  removeFromLocalStorage,
  readLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';
import { FormValues } from './form-values.ts';

/** The form's values, and the opportunity they are based on: null when it is new. */
const SavedDraft = z.object({ values: FormValues, base: z.nullable(Opportunity) });
export type SavedDraft = z.infer<typeof SavedDraft>;

const pauseMs = 250;

/** The storage key: one per user and opportunity. */
export const draftKey = (uid: string, opportunityId: string | null) =>
  `outrider.draft.opportunity.${uid}.${opportunityId ?? 'new'}`;

/** The stored draft; null if there is none or its format is outdated. */
export function findSavedDraft(key: string): SavedDraft | null {
  try {
    return SavedDraft.safeParse(JSON.parse(readLocalStorage(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Saves a draft on this device while it is edited (null: nothing to save). Returns a function that
 * deletes the draft and stops saving.
 */
export function useAutosave(key: string, draft: SavedDraft | null): () => void {
  const isOver = useRef(false);
  const saveNow = useEffectEvent(() => {
    if (isOver.current) return;
    if (draft === null) removeFromLocalStorage(key);
    else writeLocalStorage(key, JSON.stringify(draft));
  });
  useEffect(() => {
    const timer = setTimeout(saveNow, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, key]);
  useEffect(() => {
    const leave = () => saveNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      saveNow();
    };
  }, []);
  return () => {
    isOver.current = true;
    removeFromLocalStorage(key);
  };
}
