import { useSyncExternalStore } from 'react';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';

/** A dialog about collections that can be asked for from anywhere. */
export type CollectionDialogRequest =
  /** To put a company into the active collection: this one, or one that is searched for. */
  { readonly dialog: 'add'; readonly company: NamedCompany | null } | { readonly dialog: 'new' };

let request: CollectionDialogRequest | null = null;
const listeners = new Set<() => void>();

export function requestCollectionDialog(next: CollectionDialogRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

export const useCollectionDialogRequest = (): CollectionDialogRequest | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => request,
  );
