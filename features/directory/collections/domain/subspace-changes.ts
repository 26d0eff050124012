import { collectionNotices } from './notices.ts';
import { collectionRefusals } from './refusals.ts';
import { collectionLimits } from './limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { refuse } from '#core/domain/refusals.ts';
import type { Collection, Subspace } from './collection.ts';
import { isBlank } from './collection-name.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { changeApplied, changeRefused, type ChangeResult } from './change-result.ts';
import { capacityRefusal } from './capacity.ts';
import { childrenOf, canNestBelow } from './subspaces.ts';

/** Changes to the sub-spaces of a collection. */
export type SubspaceChange =
  | { readonly kind: 'createSubspace'; readonly subspace: Subspace }
  | {
      readonly kind: 'updateSubspace';
      readonly id: string;
      readonly name: string;
      readonly description: string;
    }
  | {
      readonly kind: 'moveSubspace';
      readonly id: string;
      readonly parentId: string | null;
      /** The next sibling; omitted: it comes last. */
      readonly before?: string | undefined;
    }
  | { readonly kind: 'deleteSubspace'; readonly id: string };

type ChangeOf<Kind extends SubspaceChange['kind']> = Extract<
  SubspaceChange,
  { readonly kind: Kind }
>;
export type SubspaceMove = ChangeOf<'moveSubspace'>;

function create(collection: Collection, { subspace }: ChangeOf<'createSubspace'>): ChangeResult {
  if (isBlank(subspace.name))
    return changeRefused(refuse(collectionRefusals['collection.subspaceNameEmpty']));
  if (collection.subspaces.some(({ id }) => id === subspace.id)) return changeApplied(collection);
  if (collection.subspaces.length >= collectionLimits.subspacesMost)
    return changeRefused(capacityRefusal(collection, 'subspaces'));
  const made = { ...subspace, name: singleLine(subspace.name) };
  const grown = { ...collection, subspaces: [...collection.subspaces, made] };
  if (!canNestBelow(grown, made.id, made.parentId))
    return changeRefused(refuse(collectionRefusals['collection.subspacePlace']));
  return changeApplied(
    grown,
    noticeText(collectionNotices['collection.subspaceCreated'], { n: made.name }),
  );
}

function update(
  collection: Collection,
  { id, name, description }: ChangeOf<'updateSubspace'>,
): ChangeResult {
  if (isBlank(name))
    return changeRefused(refuse(collectionRefusals['collection.subspaceNameEmpty']));
  const changed = { name: singleLine(name), description };
  const subspaces = collection.subspaces.map((one) =>
    one.id === id ? { ...one, ...changed } : one,
  );
  return changeApplied(
    { ...collection, subspaces },
    noticeText(collectionNotices['collection.subspaceUpdated'], { n: changed.name }),
  );
}

const isSameOrder = (one: readonly Subspace[], other: readonly Subspace[]) =>
  one.every(({ id }, index) => other[index]?.id === id);

/** Inserts below a parent or at the top; before a sibling, or last. */
function move(
  collection: Collection,
  { id, parentId, before }: SubspaceMove,
  moved: Subspace,
): ChangeResult {
  if (before === id) return changeApplied(collection);
  if (!canNestBelow(collection, id, parentId))
    return changeRefused(refuse(collectionRefusals['collection.subspacePlace']));
  const others = collection.subspaces.filter((one) => one !== moved);
  const place = others.findIndex((one) => one.id === before && one.parentId === parentId);
  const subspaces = others.toSpliced(place === -1 ? others.length : place, 0, {
    ...moved,
    parentId,
  });
  const stays =
    moved.parentId === parentId &&
    isSameOrder(childrenOf(collection, parentId), childrenOf({ subspaces }, parentId));
  if (stays) return changeApplied(collection);
  return changeApplied(
    { ...collection, subspaces },
    noticeText(collectionNotices['collection.subspaceUpdated'], { n: moved.name }),
  );
}

/** Deleting removes it from all assignments (section 4) and moves its children up. */
function remove(collection: Collection, { id, parentId }: Subspace): ChangeResult {
  const assignments = Object.entries(collection.startupToSubspaces)
    .map(([companyId, ids]) => [companyId, ids.filter((one) => one !== id)] as const)
    .filter(([, ids]) => ids.length > 0);
  const subspaces = collection.subspaces
    .filter((one) => one.id !== id)
    .map((one) => (one.parentId === id ? { ...one, parentId } : one));
  return changeApplied(
    { ...collection, subspaces, startupToSubspaces: Object.fromEntries(assignments) },
    noticeText(collectionNotices['collection.subspaceDeleted']),
  );
}

export function changeSubspace(collection: Collection, change: SubspaceChange): ChangeResult {
  if (change.kind === 'createSubspace') return create(collection, change);
  const subspace = collection.subspaces.find(({ id }) => id === change.id);
  // Somebody else has deleted it: nothing to change.
  if (!subspace) return changeApplied(collection);
  switch (change.kind) {
    case 'updateSubspace':
      return update(collection, change);
    case 'moveSubspace':
      return move(collection, change, subspace);
    case 'deleteSubspace':
      return remove(collection, subspace);
  }
}
