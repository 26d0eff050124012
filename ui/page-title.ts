import { useEffect, useSyncExternalStore } from 'react';
import { installation } from './installation.ts';

/** The name of the page's resource, once loaded; null on a section's own page. */
let subject: string | null = null;
const listeners = new Set<() => void>();

function setSubject(next: string | null): void {
  subject = next;
  for (const listener of listeners) listener();
}

/** Section 2, "{Section} | {product name}". */
export const titleOf = (section: string): string => `${section} | ${installation.productName}`;

/** Sets the name of the page's resource: in the title, and at the end of the breadcrumb. */
export function usePageSubject(name: string | undefined): void {
  useEffect(() => {
    setSubject(name ?? null);
    return () => setSubject(null);
  }, [name]);
}

export function useCurrentSubject(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => subject,
  );
}
