import { useMemo } from 'react';
import {
  undoOfSubspaceRemoval,
  undoOfSubspaceMove,
} from '#features/directory/collections/domain/subspace-undo.ts';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import type { Placement } from '#features/directory/collections/domain/placement.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import {
  type Undo,
  useCollectionChanges,
} from '#features/directory/collections/web/shared/use-collection-changes.ts';

const radix = 36;
const randomCharacters = 8;

/** Section 3: made on the client from the current time plus a random suffix. */
function newSubspaceId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const suffix = [...random].map((part) => part.toString(radix)).join('');
  return `${Date.now().toString(radix)}-${suffix.slice(0, randomCharacters)}`;
}

/** Mutations of sub-spaces and their companies. */
export function useSubspaceMutations({ id: collectionId }: Pick<Collection, 'id'>) {
  const change = useCollectionChanges();
  return useMemo(() => {
    const make = (request: CollectionChange, undo?: Undo) => change(collectionId, request, undo);
    return {
      add: (name: string, parentId: string | null) =>
        make({
          kind: 'createSubspace',
          subspace: { id: newSubspaceId(), name, description: '', parentId },
        }),
      /** Creates one that contains companies. */
      addWith: (name: string, companies: readonly CompanyRef[]) => {
        const subspace = { id: newSubspaceId(), name, description: '', parentId: null };
        const created = { kind: 'createSubspace', subspace } as const;
        const assigned = companies.map(
          ({ kind, id }) =>
            ({ kind: 'assign', company: { kind, id }, into: [subspace.id], outOf: [] }) as const,
        );
        return make({ kind: 'together', changes: [created, ...assigned] }, () => ({
          kind: 'deleteSubspace',
          id: subspace.id,
        }));
      },
      rename: ({ id, description }: Subspace, name: string) =>
        void make({ kind: 'updateSubspace', id, name, description }),
      move: (id: string, parentId: string | null, before?: string) =>
        void make({ kind: 'moveSubspace', id, parentId, before }, (was) =>
          undoOfSubspaceMove(was, id),
        ),
      remove: (id: string) =>
        void make({ kind: 'deleteSubspace', id }, (was) => undoOfSubspaceRemoval(was, id)),
      place: (companies: readonly CompanyRef[], placement: Placement) =>
        void make({
          kind: 'together',
          changes: companies.map((company) => ({ kind: 'assign', company, ...placement })),
        }),
    };
  }, [change, collectionId]);
}

export type SubspaceMutations = ReturnType<typeof useSubspaceMutations>;
