import type { CollectionChange } from './changes.ts';
import { listedCompanies } from './lists.ts';
import type { Collection, Subspace } from './collection.ts';
import { spacesOf } from './placement.ts';
import type { SubspaceMove } from './subspace-changes.ts';
import { childrenOf } from './subspaces.ts';

const isOf = (id: string) => (subspace: Subspace) => subspace.id === id;

/** What puts a sub-space that is about to be moved where it stands now. */
export function undoOfSubspaceMove({ subspaces }: Collection, id: string): SubspaceMove {
  const parentId = subspaces.find(isOf(id))?.parentId ?? null;
  const siblings = childrenOf({ subspaces }, parentId);
  const before = siblings[siblings.findIndex(isOf(id)) + 1]?.id;
  return { kind: 'moveSubspace', id, parentId, before };
}

/**
 * What makes a sub-space again that is about to be deleted: where it stood, with what lay below it
 * and the companies that were in it. Said as a change, so that what others do meanwhile stays.
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
