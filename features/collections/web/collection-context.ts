import { createContext, use } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { CompanyNote } from '#features/collections/domain/note.ts';

/** What a collection says of its companies: where they are, and what is thought of them. */
interface CollectionContext {
  readonly collection: Collection;
  readonly notes: ReadonlyMap<string, CompanyNote>;
}

/**
 * Read by the cells that show something of it. So a change draws those anew, and not the rows that they
 * stand in.
 */
export const CollectionContext = createContext<CollectionContext | null>(null);

export function useCollectionContext(): CollectionContext {
  const facts = use(CollectionContext);
  if (facts === null) throw new Error('A cell stands outside of what is said of companies.');
  return facts;
}
