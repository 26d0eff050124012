import { useEffect, useSyncExternalStore } from 'react';

/** The product's name in titles. */
const productName = 'Outrider';

/** The name of the thing a page is about, once it is known; null while the section says enough. */
let subject: string | null = null;
const listeners = new Set<() => void>();

function setSubject(next: string | null): void {
  subject = next;
  for (const listener of listeners) listener();
}

/** Section 2: "{Section} | {product name}". */
export const titleOf = (section: string): string => `${section} | ${productName}`;

/** Names what the page is about: in the title, and at the end of the crumbs. */
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
