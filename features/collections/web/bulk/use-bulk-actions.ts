import type { CollectionChange } from '#features/collections/domain/changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { Placement } from '#features/collections/domain/placement.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { useCollectionChanges } from '#features/collections/web/public/use-collection-changes.ts';

type BulkActionKind = 'add' | 'remove' | 'blacklist' | 'unblacklist';

/** Actions on several companies, each with one save, one notice and one undo. */
export function useBulkActions({ id }: Collection) {
  const change = useCollectionChanges();
  const make = (where: string, changes: readonly CollectionChange[]) =>
    change(where, { kind: 'together', changes });
  // Queued changes keep only the reference and name of a company.
  const named = (way: BulkActionKind, companies: readonly CompanyCard[]) =>
    companies.map((company) => ({
      kind: way,
      company: { kind: company.kind, id: company.id, name: company.name },
    }));
  return {
    remove: (companies: readonly CompanyCard[]) => make(id, named('remove', companies)),
    blacklist: (companies: readonly CompanyCard[]) => make(id, named('blacklist', companies)),
    unblacklist: (companies: readonly CompanyCard[]) => make(id, named('unblacklist', companies)),
    add: (companies: readonly CompanyCard[]) => make(id, named('add', companies)),
    /** Copies without notes: those belong to this collection. */
    copyTo: (target: Pick<Collection, 'id'>, companies: readonly CompanyCard[]) =>
      make(target.id, named('add', companies)),
    place: (companies: readonly CompanyCard[], placement: Placement) =>
      make(
        id,
        companies.map((company) => ({
          kind: 'assign',
          company: { kind: company.kind, id: company.id },
          ...placement,
        })),
      ),
  };
}
