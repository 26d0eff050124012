import { collectionLimits } from './limits.ts';
import { memoize } from '#core/domain/memoize.ts';
import type { Subspace } from './collection.ts';

interface Tree {
  readonly subspaces: readonly Subspace[];
}

const byIdIn = memoize(
  (subspaces: readonly Subspace[]) => new Map(subspaces.map((subspace) => [subspace.id, subspace])),
);
const byParentIn = memoize((subspaces: readonly Subspace[]) =>
  Map.groupBy(subspaces, ({ parentId }) => parentId),
);

/** From the one below the top down to this one; endless parents are cut, for data from elsewhere. */
export function pathTo({ subspaces }: Tree, id: string): Subspace[] {
  const byId = byIdIn(subspaces);
  const path: Subspace[] = [];
  let here = byId.get(id);
  while (here && !path.includes(here)) {
    path.unshift(here);
    here = here.parentId === null ? undefined : byId.get(here.parentId);
  }
  return path;
}

/** Those right below one; null: at the top. */
export const childrenOf = ({ subspaces }: Tree, parentId: string | null): readonly Subspace[] =>
  byParentIn(subspaces).get(parentId) ?? [];

/** A sub-space in the order of the tree, with what it lies in. */
export interface FlatSubspace {
  readonly id: string;
  readonly name: string;
  /** The names of what it lies in, from the top. */
  readonly above: readonly string[];
  /** All of it in words: "Without contact / Ultrasound". */
  readonly path: string;
}

/** All sub-spaces from top to bottom, as the tree shows them when everything is open. */
export const flattenSubspaces = ({ subspaces }: Tree): readonly FlatSubspace[] =>
  stepsIn(subspaces);

const stepsIn = memoize((subspaces: readonly Subspace[]) => {
  const walk = (parentId: string | null, above: readonly string[]): FlatSubspace[] =>
    childrenOf({ subspaces }, parentId).flatMap(({ id, name }) => {
      const names = [...above, name];
      return [{ id, name, above, path: names.join(' / ') }, ...walk(id, names)];
    });
  return walk(null, []);
});

/** Whether the first lies somewhere below the second, or is it. */
export const isWithin = (tree: Tree, id: string, ancestorId: string): boolean =>
  pathTo(tree, id).some((subspace) => subspace.id === ancestorId);

/** A sub-space and everything below it, by id. */
export function idsWithin({ subspaces }: Tree, id: string): ReadonlySet<string> {
  const below = byParentIn(subspaces);
  const found = new Set([id]);
  // What is added meanwhile is walked too; a circle adds nothing.
  for (const one of found) for (const child of below.get(one) ?? []) found.add(child.id);
  return found;
}

/** How many levels a sub-space and what lies below it take. */
function heightOf(tree: Tree, id: string): number {
  const below = childrenOf(tree, id).map((child) => heightOf(tree, child.id));
  return 1 + Math.max(0, ...below);
}

/** Whether a sub-space can stand below another one: not below itself, and not too deep. */
export function canNestBelow(tree: Tree, id: string, parentId: string | null): boolean {
  if (parentId === null) return true;
  if (!byIdIn(tree.subspaces).has(parentId)) return false;
  if (isWithin(tree, parentId, id)) return false;
  return pathTo(tree, parentId).length + heightOf(tree, id) <= collectionLimits.subspaceDepthMost;
}
