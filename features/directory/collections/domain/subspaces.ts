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

/** Path from the top level to this sub-space; cycles in imported data are cut. */
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

/** Direct children of a sub-space; null: at the top level. */
export const childrenOf = ({ subspaces }: Tree, parentId: string | null): readonly Subspace[] =>
  byParentIn(subspaces).get(parentId) ?? [];

/** A sub-space in tree order, with its ancestors. */
export interface FlatSubspace {
  readonly id: string;
  readonly name: string;
  /** The names of its ancestors, from the top. */
  readonly above: readonly string[];
  /** The path as text: "Without contact / Ultrasound". */
  readonly path: string;
}

/** All sub-spaces, depth-first, as the fully expanded tree shows them. */
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

/** Whether the first is the second or one of its descendants. */
export const isWithin = (tree: Tree, id: string, ancestorId: string): boolean =>
  pathTo(tree, id).some((subspace) => subspace.id === ancestorId);

/** Ids of a sub-space and its descendants. */
export function idsWithin({ subspaces }: Tree, id: string): ReadonlySet<string> {
  const below = byParentIn(subspaces);
  const ids = new Set([id]);
  // A `Set` also iterates over values added during the loop; a cycle adds none.
  for (const one of ids) for (const child of below.get(one) ?? []) ids.add(child.id);
  return ids;
}

/** Height of a sub-space's tree, in levels. */
function heightOf(tree: Tree, id: string): number {
  const below = childrenOf(tree, id).map((child) => heightOf(tree, child.id));
  return 1 + Math.max(0, ...below);
}

/** Whether a sub-space can be nested below another: not below itself, and not too deep. */
export function canNestBelow(tree: Tree, id: string, parentId: string | null): boolean {
  if (parentId === null) return true;
  if (!byIdIn(tree.subspaces).has(parentId)) return false;
  if (isWithin(tree, parentId, id)) return false;
  return pathTo(tree, parentId).length + heightOf(tree, id) <= collectionLimits.subspaceDepthMost;
}
