import { listedCompanies, type CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { spacesOf } from './placement.ts';
import { childrenOf } from './subspaces.ts';

/**
 * What makes a sub-space again that is about to be deleted: where it stood, with what lay below it
 * and the companies that were in it. Said as a change, so that what others do meanwhile stays.
 */
export function bringingBack(collection: Collection, id: string): CollectionChange {
  const subspace = collection.subspaces.find((one) => one.id === id);
  if (!subspace) return { kind: 'together', changes: [] };
  const { parentId } = subspace;
  const siblings = childrenOf(collection, parentId);
  const before = siblings[siblings.indexOf(subspace) + 1]?.id;
  return {
    kind: 'together',
    changes: [
      { kind: 'createSubspace', subspace },
      { kind: 'moveSubspace', id, parentId, before },
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
