import type { CompanyRef } from '#domain/companies/company.ts';
import { listedCompanies } from './changes.ts';
import type { Collection } from './collection.ts';
import { spacesOf } from './placement.ts';
import { idsWithin } from './subspaces.ts';

/** Companies in a sub-space or in one below it; null: those in none. */
export function companiesIn(collection: Collection, subspaceId: string | null): CompanyRef[] {
  const listed = listedCompanies(collection);
  if (subspaceId === null) return listed.filter(({ id }) => spacesOf(collection, id).length === 0);
  const within = idsWithin(collection, subspaceId);
  return listed.filter(({ id }) => spacesOf(collection, id).some((space) => within.has(space)));
}

/** How many companies each sub-space and those below it hold; null: how many are in none. */
export function countsOf(collection: Collection): ReadonlyMap<string | null, number> {
  const parentOf = new Map(collection.subspaces.map(({ id, parentId }) => [id, parentId]));
  const counts = new Map<string | null, number>();
  for (const { id } of listedCompanies(collection)) {
    const holders = new Set<string | null>();
    for (const space of spacesOf(collection, id)) {
      let here: string | null = space;
      while (here !== null && !holders.has(here)) {
        holders.add(here);
        here = parentOf.get(here) ?? null;
      }
    }
    for (const holder of holders.size === 0 ? [null] : holders) {
      counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
  }
  return counts;
}
