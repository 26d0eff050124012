import { useSyncExternalStore } from 'react';
import type { NoteDraft } from '#features/directory/collections/domain/note.ts';
import { authStore } from '#core/web/session/auth-store.ts';

/** Drafts outlive the panel, until sign-out. */
const drafts = new Map<string, NoteDraft>();
const listeners = new Set<() => void>();
authStore.onSignOut(() => drafts.clear());

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const findNoteDraft = (key: string): NoteDraft | null => drafts.get(key) ?? null;

export function saveNoteDraft(key: string, draft: NoteDraft | null): void {
  if (draft === null) drafts.delete(key);
  else drafts.set(key, draft);
  for (const listener of listeners) listener();
}

/** The draft of a note; null when there is none. */
export const useSavedNoteDraft = (key: string): NoteDraft | null =>
  useSyncExternalStore(subscribe, () => findNoteDraft(key));
