import { useSyncExternalStore } from 'react';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';

/** A dialog about collections that can be asked for from anywhere. */
export type AskedFor =
  /** To put a company into the active collection: this one, or one that is searched for. */
  { readonly dialog: 'add'; readonly company: NamedCompany | null } | { readonly dialog: 'new' };

let asked: AskedFor | null = null;
const listeners = new Set<() => void>();

export function askFor(next: AskedFor | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const useAskedFor = (): AskedFor | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => asked,
  );
