import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import { inNoSubspace } from '#features/directory/collections/domain/contents.ts';
import { childrenOf } from '#features/directory/collections/domain/subspaces.ts';
import { isShallowEqual } from '#ui/shallow-equal.ts';

/** A row of the tree. Rows that are not sub-spaces have keys that no sub-space can have. */
export interface SubspaceNode {
  readonly key: string;
  readonly name: string;
  /** Null: all companies, or those in no sub-space. */
  readonly subspace: Subspace | null;
  readonly count: number;
  /** The category colour of a sub-space at the top. */
  readonly colour?: string;
  readonly children: readonly SubspaceNode[];
}

/** Categories take the colours in this order; a board of more begins again. */
const colours = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--color-c${number})`);

export const allKey = '/all';
export const noneKey = '/none';

/** As in the URL: a sub-space, `none`, or undefined for all companies. */
export const keyOfSpace = (space: string | undefined): string =>
  space === inNoSubspace ? noneKey : (space ?? allKey);

export function spaceOfKey(key: string): string | undefined {
  if (key === noneKey) return inNoSubspace;
  return key === allKey ? undefined : key;
}

/** The tree of a collection; with words: matching sub-spaces and their ancestors. */
export function buildNodes(
  collection: Collection,
  counts: ReadonlyMap<string | null, number>,
  words: string,
): SubspaceNode[] {
  const text = words.trim().toLocaleLowerCase();
  const nodeOf = (subspace: Subspace): SubspaceNode[] => {
    const { id: key, name } = subspace;
    const children = childrenOf(collection, key).flatMap(nodeOf);
    const isWanted = children.length > 0 || name.toLocaleLowerCase().includes(text);
    return isWanted ? [{ key, name, subspace, count: counts.get(key) ?? 0, children }] : [];
  };
  const spaces = childrenOf(collection, null)
    .map((subspace, place) => ({ subspace, colour: colours[place % colours.length] }))
    .flatMap(({ subspace, colour }) =>
      nodeOf(subspace).map((node) => (colour ? { ...node, colour } : node)),
    );
  if (text !== '') return spaces;
  const fixed = (key: string, name: string, count: number) => ({
    key,
    name,
    count,
    subspace: null,
    children: [],
  });
  return [
    fixed(allKey, 'All companies', listedCompanies(collection).length),
    ...spaces,
    ...(spaces.length === 0 ? [] : [fixed(noneKey, 'Not sorted yet', counts.get(null) ?? 0)]),
  ];
}

/** Structural sharing: keeps the previous objects of unchanged rows, so that only changed ones render. */
export function shareUnchangedNodes(
  before: readonly SubspaceNode[],
  now: readonly SubspaceNode[],
): readonly SubspaceNode[] {
  const byKey = new Map(before.map((node) => [node.key, node]));
  const reused = now.map((node) => {
    const was = byKey.get(node.key);
    if (!was) return node;
    const isSameSpace = isShallowEqual(was.subspace ?? {}, node.subspace ?? {});
    const next = {
      ...node,
      subspace: isSameSpace ? was.subspace : node.subspace,
      children: shareUnchangedNodes(was.children, node.children),
    };
    return isShallowEqual(was, next) ? was : next;
  });
  return isShallowEqual(before, reused) ? before : reused;
}

/** Number of visible rows when these are expanded. */
export const countVisibleRows = (
  nodes: readonly SubspaceNode[],
  open: ReadonlySet<string>,
): number =>
  nodes.reduce(
    (sum, { key, children }) => sum + 1 + (open.has(key) ? countVisibleRows(children, open) : 0),
    0,
  );
