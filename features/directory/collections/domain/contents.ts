import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import type { Collection } from './collection.ts';
import { listedCompanies } from './lists.ts';
import { spacesOf } from './placement.ts';

const nothing: readonly CompanyRef[] = [];

/** Companies of each sub-space including nested ones, in list order; null: companies in no sub-space. */
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

/** Companies in a sub-space or nested below it; null: those in no sub-space. */
export const companiesIn = (
  collection: Collection,
  subspaceId: string | null,
): readonly CompanyRef[] => contentsOf(collection).get(subspaceId) ?? nothing;

/** Number of companies per sub-space including nested ones; null: those in no sub-space. */
export const countsOf = (collection: Collection): ReadonlyMap<string | null, number> =>
  new Map([...contentsOf(collection)].map(([holder, held]) => [holder, held.length]));

/** URL value for companies in no sub-space. */
export const inNoSubspace = 'none';

/** The sub-space id of a URL value; null when it names no sub-space. */
export const subspaceAt = (space: string | undefined): string | null =>
  space === undefined || space === inNoSubspace ? null : space;

/** Companies for a URL value: of a sub-space, in no sub-space, or all when omitted. */
export const companiesAt = (
  collection: Collection,
  space: string | undefined,
): readonly CompanyRef[] =>
  space === undefined
    ? listedCompanies(collection)
    : companiesIn(collection, space === inNoSubspace ? null : space);
