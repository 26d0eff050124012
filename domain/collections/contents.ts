import type { CompanyRef } from '#domain/companies/company.ts';
import { listedCompanies } from './changes.ts';
import type { Collection } from './collection.ts';
import { isWithin } from './subspaces.ts';

/** The sub-spaces that a company is in. */
export const spacesOf = ({ startupToSubspaces }: Collection, companyId: string): string[] =>
  Object.hasOwn(startupToSubspaces, companyId) ? (startupToSubspaces[companyId] ?? []) : [];

/**
 * The sub-spaces of a company that is taken from one and put into another: out of the first and what
 * lies below it, into the second; null stands for none at all.
 */
export function spacesAfterMove(
  collection: Collection,
  companyId: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): string[] {
  if (to === null) return [];
  const stays = spacesOf(collection, companyId).filter(
    (space) => from === null || !isWithin(collection, space, from),
  );
  return stays.includes(to) ? stays : [...stays, to];
}

/** Companies in a sub-space or in one below it; null: those in none. */
export function companiesIn(collection: Collection, subspaceId: string | null): CompanyRef[] {
  return listedCompanies(collection).filter(({ id }) => {
    const spaces = spacesOf(collection, id);
    if (subspaceId === null) return spaces.length === 0;
    return spaces.some((space) => isWithin(collection, space, subspaceId));
  });
}
