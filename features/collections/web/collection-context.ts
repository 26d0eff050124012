import { createContext, use } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { CompanyNote } from '#features/collections/domain/note.ts';

/** The collection and the notes on its companies. */
interface CollectionContext {
  readonly collection: Collection;
  readonly notes: ReadonlyMap<string, CompanyNote>;
}

/** Read by table cells, so that a change renders those and not whole rows. */
export const CollectionContext = createContext<CollectionContext | null>(null);

export function useCollectionContext(): CollectionContext {
  const facts = use(CollectionContext);
  if (facts === null) throw new Error('A cell stands outside of what is said of companies.');
  return facts;
}
