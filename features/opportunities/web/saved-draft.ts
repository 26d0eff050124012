import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import {
  removeFromLocalStorage,
  readLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';
import { FormValues } from './form-values.ts';

/** What is being written, and what it was begun on: null when it is new. */
const SavedDraft = z.object({ values: FormValues, base: z.nullable(Opportunity) });
export type SavedDraft = z.infer<typeof SavedDraft>;

const pauseMs = 250;

/** Where it lies: one for each person, and for each opportunity. */
export const draftKey = (uid: string, opportunityId: string | null) =>
  `outrider.draft.opportunity.${uid}.${opportunityId ?? 'new'}`;

/** The draft that lies there, unless there is none or another version left it. */
export function findSavedDraft(key: string): SavedDraft | null {
  try {
    return SavedDraft.safeParse(JSON.parse(readLocalStorage(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft on this device while it is written, and until the page is left. Null: there is none
 * to keep. Answers what ends it: the draft is gone then, and stays gone.
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
