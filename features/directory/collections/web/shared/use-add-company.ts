import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { isListed } from '#features/directory/collections/domain/lists.ts';
import { asksFirst } from '#core/web/views/use-row-actions.ts';
import { requestCollectionDialog } from './collection-dialog-request.ts';
import { useCollectionChanges } from './use-collection-changes.ts';

/** The same change for each company. Queued changes keep only its reference and name. */
export const changeEach = (
  kind: 'add' | 'remove' | 'blacklist' | 'unblacklist',
  companies: readonly NamedCompany[],
) =>
  companies.map((company) => ({
    kind,
    company: { kind: company.kind, id: company.id, name: company.name },
  }));

/** Adds a company to a collection, its sub-spaces or its blacklist. */
export function useAddCompany() {
  const change = useCollectionChanges();
  return {
    add: ({ id }: Collection, company: NamedCompany) => change(id, { kind: 'add', company }),
    /** Adds several with one save, one notice and one undo; notes stay where they are. */
    addMany: ({ id }: Pick<Collection, 'id'>, companies: readonly NamedCompany[]) =>
      change(id, { kind: 'together', changes: changeEach('add', companies) }),
    /** Asks first where they are several: one key must not empty a list that others work with. */
    blacklistMany: (
      collection: Collection,
      companies: readonly NamedCompany[],
      onConfirmed: () => void,
    ) => {
      if (companies.length > 1) {
        requestCollectionDialog({ dialog: 'blacklist', collection, companies, onConfirmed });
        return asksFirst;
      }
      onConfirmed();
      const changes = changeEach('blacklist', companies);
      return change(collection.id, { kind: 'together', changes });
    },
    remove: ({ id }: Collection, company: NamedCompany) => change(id, { kind: 'remove', company }),
    blacklist: ({ id }: Collection, company: NamedCompany) =>
      change(id, { kind: 'blacklist', company }),
    unblacklist: ({ id }: Collection, company: NamedCompany) =>
      change(id, { kind: 'unblacklist', company }),
    /** Adds to a sub-space or removes from it. Adds the company to the collection if needed. */
    toggleSpace: (collection: Collection, company: NamedCompany, spaceId: string) => {
      const { id } = collection;
      // In this order: assigning a company that is not listed does nothing.
      if (!isListed(collection, company)) void change(id, { kind: 'add', company });
      const isIn = spacesOf(collection, company.id).includes(spaceId);
      const placement = isIn ? { into: [], outOf: [spaceId] } : { into: [spaceId], outOf: [] };
      void change(id, { kind: 'assign', company, ...placement });
    },
  };
}
