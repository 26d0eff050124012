import type { NamedCompany } from '#features/collections/domain/company-changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { spacesOf } from '#features/collections/domain/placement.ts';
import { isListed } from '#features/collections/domain/lists.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

/** Puts a company where it belongs: into a collection, some of its sub-spaces, or its blacklist. */
export function useAddCompany() {
  const change = useCollectionChanges();
  return {
    add: ({ id }: Collection, company: NamedCompany) => change(id, { kind: 'add', company }),
    remove: ({ id }: Collection, company: NamedCompany) => change(id, { kind: 'remove', company }),
    blacklist: ({ id }: Collection, company: NamedCompany) =>
      change(id, { kind: 'blacklist', company }),
    unblacklist: ({ id }: Collection, company: NamedCompany) =>
      change(id, { kind: 'unblacklist', company }),
    /** Into a sub-space, or out of it. What is not in the collection yet comes into it, too. */
    toggleSpace: (collection: Collection, company: NamedCompany, spaceId: string) => {
      const { id } = collection;
      // One after the other in any case: an assignment without a place in the list does nothing.
      if (!isListed(collection, company)) void change(id, { kind: 'add', company });
      const isIn = spacesOf(collection, company.id).includes(spaceId);
      const placement = isIn ? { into: [], outOf: [spaceId] } : { into: [spaceId], outOf: [] };
      void change(id, { kind: 'assign', company, ...placement });
    },
  };
}
