import { useSyncExternalStore } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';

/** A collection dialog that can be opened from any screen. */
export type CollectionDialogRequest =
  /** Add this company to the active collection, or search for one. */
  | { readonly dialog: 'add'; readonly company: NamedCompany | null }
  | { readonly dialog: 'new' }
  /** Propose this company for a collection that one may only read, or search for some. */
  | {
      readonly dialog: 'propose';
      readonly collection: Collection;
      readonly company: NamedCompany | null;
    }
  /** Blacklist these, once the person has confirmed how many they are. */
  | {
      readonly dialog: 'blacklist';
      readonly collection: Collection;
      readonly companies: readonly NamedCompany[];
      readonly onConfirmed: () => void;
    };

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
