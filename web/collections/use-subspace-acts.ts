import { bringingBack, movingBack } from '#domain/collections/bringing-back.ts';
import type { Collection, Subspace } from '#domain/collections/collection.ts';
import type { Placement } from '#domain/collections/placement.ts';
import type { CompanyRef } from '#domain/companies/company.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { newSubspaceId } from './subspace-id.ts';

/** What can be done to the sub-spaces of a collection, and with companies in them. */
export function useSubspaceActs(collection: Collection) {
  const change = useCollectionChange(collection.id);
  return {
    add: (name: string, parentId: string | null) =>
      change({
        kind: 'createSubspace',
        subspace: { id: newSubspaceId(), name, description: '', parentId },
      }),
    rename: ({ id, description }: Subspace, name: string) =>
      void change({ kind: 'updateSubspace', id, name, description }),
    move: (id: string, parentId: string | null, before?: string) =>
      void change({ kind: 'moveSubspace', id, parentId, before }, movingBack(collection, id)),
    remove: (id: string) =>
      void change({ kind: 'deleteSubspace', id }, bringingBack(collection, id)),
    place: (companies: readonly CompanyRef[], placement: Placement) =>
      void change({
        kind: 'together',
        changes: companies.map((company) => ({ kind: 'assign', company, ...placement })),
      }),
  };
}

export type SubspaceActs = ReturnType<typeof useSubspaceActs>;
