import type { CompanyRef } from '#domain/companies/company.ts';
import { listedCompanies } from './changes.ts';
import type { Collection } from './collection.ts';
import { isWithin } from './subspaces.ts';

/** The sub-spaces that a company is in. */
export const spacesOf = ({ startupToSubspaces }: Collection, companyId: string): string[] =>
  Object.hasOwn(startupToSubspaces, companyId) ? (startupToSubspaces[companyId] ?? []) : [];

/** Companies in a sub-space or in one below it; null: those in none. */
export function companiesIn(collection: Collection, subspaceId: string | null): CompanyRef[] {
  return listedCompanies(collection).filter(({ id }) => {
    const spaces = spacesOf(collection, id);
    if (subspaceId === null) return spaces.length === 0;
    return spaces.some((space) => isWithin(collection, space, subspaceId));
  });
}
