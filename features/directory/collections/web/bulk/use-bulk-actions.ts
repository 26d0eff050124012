import type { OpenBlacklisting } from '#features/directory/collections/domain/blacklistings.ts';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { Placement } from '#features/directory/collections/domain/placement.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import {
  changeEach,
  useAddCompany,
} from '#features/directory/collections/web/shared/use-add-company.ts';
import { useCollectionChanges } from '#features/directory/collections/web/shared/use-collection-changes.ts';

/** Actions on several companies, each with one save, one notice and one undo. */
export function useBulkActions(collection: Collection) {
  const { id } = collection;
  const change = useCollectionChanges();
  const { blacklistMany } = useAddCompany();
  const make = (changes: readonly CollectionChange[]) => change(id, { kind: 'together', changes });
  return {
    remove: (companies: readonly CompanyCard[]) => make(changeEach('remove', companies)),
    blacklist: (companies: readonly CompanyCard[], onConfirmed = () => {}) =>
      blacklistMany(collection, companies, onConfirmed),
    unblacklist: (companies: readonly CompanyCard[]) => make(changeEach('unblacklist', companies)),
    add: (companies: readonly CompanyCard[]) => make(changeEach('add', companies)),
    /** Takes an own blacklisting back, which who may not edit may do for a while. */
    takeBack: ({ kind, id: companyId, name }: CompanyCard, mine: OpenBlacklisting) =>
      change(id, {
        kind: 'takeBack',
        company: { kind, id: companyId, name },
        isListed: mine.isListed,
        spaces: mine.spaces,
      }),
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
