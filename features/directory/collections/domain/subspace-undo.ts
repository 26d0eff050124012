import type { CollectionChange } from './changes.ts';
import { listedCompanies } from './lists.ts';
import type { Collection, Subspace } from './collection.ts';
import { spacesOf } from './placement.ts';
import type { SubspaceMove } from './subspace-changes.ts';
import { childrenOf } from './subspaces.ts';

const isOf = (id: string) => (subspace: Subspace) => subspace.id === id;

/** The change that undoes a move of a sub-space. */
export function undoOfSubspaceMove({ subspaces }: Collection, id: string): SubspaceMove {
  const parentId = subspaces.find(isOf(id))?.parentId ?? null;
  const siblings = childrenOf({ subspaces }, parentId);
  const before = siblings[siblings.findIndex(isOf(id)) + 1]?.id;
  return { kind: 'moveSubspace', id, parentId, before };
}

/**
 * The change that restores a sub-space about to be deleted: its position, children and companies. It is a
 * difference, so that concurrent changes by others are kept.
 */
export function undoOfSubspaceRemoval(collection: Collection, id: string): CollectionChange {
  const subspace = collection.subspaces.find(isOf(id));
  if (!subspace) return { kind: 'together', changes: [] };
  return {
    kind: 'together',
    changes: [
      { kind: 'createSubspace', subspace },
      undoOfSubspaceMove(collection, id),
      ...childrenOf(collection, id).map((child) => ({
        kind: 'moveSubspace' as const,
        id: child.id,
        parentId: id,
      })),
      ...listedCompanies(collection)
        .filter((company) => spacesOf(collection, company.id).includes(id))
        .map((company) => ({ kind: 'assign' as const, company, into: [id], outOf: [] })),
    ],
  };
}
