import type { CollectionChange } from '#features/collections/domain/changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { Placement } from '#features/collections/domain/placement.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { changeEach } from '#features/collections/web/public/use-add-company.ts';
import { useCollectionChanges } from '#features/collections/web/public/use-collection-changes.ts';

/** Actions on several companies, each with one save, one notice and one undo. */
export function useBulkActions({ id }: Collection) {
  const change = useCollectionChanges();
  const make = (changes: readonly CollectionChange[]) => change(id, { kind: 'together', changes });
  return {
    remove: (companies: readonly CompanyCard[]) => make(changeEach('remove', companies)),
    blacklist: (companies: readonly CompanyCard[]) => make(changeEach('blacklist', companies)),
    unblacklist: (companies: readonly CompanyCard[]) => make(changeEach('unblacklist', companies)),
    add: (companies: readonly CompanyCard[]) => make(changeEach('add', companies)),
    place: (companies: readonly CompanyCard[], placement: Placement) =>
      make(
        companies.map((company) => ({
          kind: 'assign',
          company: { kind: company.kind, id: company.id },
          ...placement,
        })),
      ),
  };
}
