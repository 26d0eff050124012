import { createContext, use } from 'react';
import type { Addition } from '#features/directory/collections/domain/additions.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';

/** The collection, the notes on its companies, and who listed them. */
interface CollectionContext {
  readonly collection: Collection;
  readonly notes: ReadonlyMap<string, CompanyNote>;
  readonly additions: ReadonlyMap<string, Addition>;
}

/** Read by table cells, so that a change renders those and not whole rows. */
export const CollectionContext = createContext<CollectionContext | null>(null);

export function useCollectionContext(): CollectionContext {
  const facts = use(CollectionContext);
  if (facts === null) throw new Error('A cell stands outside of what is said of companies.');
  return facts;
}
