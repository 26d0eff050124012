import type { CompanyRef } from '#features/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import type { Collection } from './collection.ts';
import { listedCompanies } from './lists.ts';
import { spacesOf } from './placement.ts';

const nothing: readonly CompanyRef[] = [];

/** What each sub-space and those below it hold; null: what is in none. In the order of the list. */
const contentsOf = memoize((collection: Collection) => {
  const parentOf = new Map(collection.subspaces.map(({ id, parentId }) => [id, parentId]));
  const contents = new Map<string | null, CompanyRef[]>();
  for (const company of listedCompanies(collection)) {
    const holders = new Set<string | null>();
    for (const space of spacesOf(collection, company.id)) {
      let here: string | null = space;
      while (here !== null && !holders.has(here)) {
        holders.add(here);
        here = parentOf.get(here) ?? null;
      }
    }
    for (const holder of holders.size === 0 ? [null] : holders) {
      const held = contents.get(holder);
      if (held) held.push(company);
      else contents.set(holder, [company]);
    }
  }
  return contents;
});

/** Companies in a sub-space or in one below it; null: those in none. */
export const companiesIn = (
  collection: Collection,
  subspaceId: string | null,
): readonly CompanyRef[] => contentsOf(collection).get(subspaceId) ?? nothing;

/** How many companies each sub-space and those below it hold; null: how many are in none. */
export const countsOf = (collection: Collection): ReadonlyMap<string | null, number> =>
  new Map([...contentsOf(collection)].map(([holder, held]) => [holder, held.length]));

/** Companies in no sub-space, as an address has them. */
export const inNoSubspace = 'none';

/** The sub-space that is meant, if it is one. */
export const subspaceAt = (space: string | undefined): string | null =>
  space === undefined || space === inNoSubspace ? null : space;

/** The companies that an address names: of a sub-space, those in none, or, left out, all of them. */
export const companiesAt = (
  collection: Collection,
  space: string | undefined,
): readonly CompanyRef[] =>
  space === undefined
    ? listedCompanies(collection)
    : companiesIn(collection, space === inNoSubspace ? null : space);
