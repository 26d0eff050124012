import { useDeferredValue, useMemo } from 'react';
import { listedCompanies } from '#domain/collections/lists.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { companiesAt } from '#domain/collections/contents.ts';
import { useCompanies } from '#web/pieces/collections/use-companies.ts';
import { withWords } from './company-words.ts';

interface Narrowed {
  /** Words, as they are being typed; empty: none. */
  readonly q: string;
  /** A sub-space, as the address has it. */
  readonly space: string | undefined;
}

/** The companies of a collection, and those of them that are shown. */
export function useShown(collection: Collection, { q, space }: Narrowed) {
  const all = useMemo(() => listedCompanies(collection), [collection]);
  const read = useCompanies(all, collection.id);
  const { companies } = read;
  // A field with thousands below it must not wait for them.
  const words = useDeferredValue(q);
  const inSpace = useMemo(() => {
    if (space === undefined) return companies;
    const ids = new Set(companiesAt(collection, space).map(({ id }) => id));
    return companies.filter(({ id }) => ids.has(id));
  }, [collection, companies, space]);
  const rows = useMemo(() => withWords(inSpace, words), [inSpace, words]);
  return { ...read, all, inSpace, rows };
}
