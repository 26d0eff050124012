import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CollectionOrder } from '#features/directory/collections/web/search-params.ts';

type Compare = (one: Collection, other: Collection) => number;

const byName: Compare = (one, other) => one.name.localeCompare(other.name);

const comparators: Record<CollectionOrder, Compare> = {
  changed: (one, other) => other.updatedAt.localeCompare(one.updatedAt) || byName(one, other),
  name: byName,
  size: (one, other) =>
    listedCompanies(other).length - listedCompanies(one).length || byName(one, other),
};

/** Collections whose name contains the text, sorted. */
export function filterAndSortCollections(
  collections: readonly Collection[],
  q: string,
  order: CollectionOrder,
): readonly Collection[] {
  const text = q.trim().toLocaleLowerCase();
  return collections
    .filter(({ name }) => name.toLocaleLowerCase().includes(text))
    .toSorted(comparators[order]);
}
