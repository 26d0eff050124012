import { collectionRefusals } from './refusals.ts';
import { formatNumber } from '#core/domain/format.ts';
import { collectionLimits } from './limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf } from './lists.ts';

/** Maximum counts; those of companies apply to each list. */
const capacities = {
  companies: { most: collectionLimits.collectionCompaniesMost, what: 'companies from one source' },
  blacklisted: {
    most: collectionLimits.collectionCompaniesMost,
    what: 'blacklisted companies from one source',
  },
  subspaces: { most: collectionLimits.subspacesMost, what: 'sub-spaces' },
  people: { most: collectionLimits.collectionPeopleMost, what: 'people it is shared with' },
} as const;

/** The refusal for one item too many. */
export function capacityRefusal(
  { name: c }: Pick<Collection, 'name'>,
  part: keyof typeof capacities,
): Refusal {
  const { most, what } = capacities[part];
  return refuse(collectionRefusals['collection.full'], { c, most: formatNumber(most), what });
}

/** The refusal when a whole collection exceeds a limit, or null. */
export function refusalOfCapacity(collection: Collection): Refusal | null {
  const sizes: Record<keyof typeof capacities, number> = {
    companies: Math.max(...Object.values(listOf).map((list) => collection[list].length)),
    blacklisted: Math.max(...Object.values(blacklistOf).map((list) => collection[list].length)),
    subspaces: collection.subspaces.length,
    people: collection.sharedToUsers.length,
  };
  const parts = Object.keys(capacities) as (keyof typeof capacities)[];
  const over = parts.find((part) => sizes[part] > capacities[part].most);
  return over === undefined ? null : capacityRefusal(collection, over);
}
