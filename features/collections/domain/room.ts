import { formatNumber } from '#core/domain/formatting.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf } from './lists.ts';

/** How many of each there may be; of companies in each of the lists. */
const room = {
  companies: { most: limits.collectionCompaniesMost, what: 'companies from one source' },
  blacklisted: {
    most: limits.collectionCompaniesMost,
    what: 'blacklisted companies from one source',
  },
  subspaces: { most: limits.subspacesMost, what: 'sub-spaces' },
  people: { most: limits.collectionPeopleMost, what: 'people it is shared with' },
} as const;

/** Why one more does not fit. */
export function full({ name: c }: Pick<Collection, 'name'>, part: keyof typeof room): Refusal {
  const { most, what } = room[part];
  return refuse('collection.full', { c, most: formatNumber(most), what });
}

/** What there are too many of in a whole collection, or null. */
export function refusalOfSize(collection: Collection): Refusal | null {
  const sizes: Record<keyof typeof room, number> = {
    companies: Math.max(...Object.values(listOf).map((list) => collection[list].length)),
    blacklisted: Math.max(...Object.values(blacklistOf).map((list) => collection[list].length)),
    subspaces: collection.subspaces.length,
    people: collection.sharedToUsers.length,
  };
  const parts = Object.keys(room) as (keyof typeof room)[];
  const over = parts.find((part) => sizes[part] > room[part].most);
  return over === undefined ? null : full(collection, over);
}
