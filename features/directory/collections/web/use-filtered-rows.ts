import { useDeferredValue, useMemo } from 'react';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { companiesAt } from '#features/directory/collections/domain/contents.ts';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { useCompanies } from '#features/directory/collections/web/shared/use-companies.ts';
import { sortCompanies } from './company-sorting.ts';
import { searchCompanies } from './search-companies.ts';
import {
  activeFiltersOf,
  filterCompanies,
} from '#features/directory/collections/web/filters/company-filters.ts';
import type { CollectionSearch } from './search-params.ts';

/**
 * The companies of a collection, and the filtered and sorted ones.
 * @param typed search text as it is typed; empty: none
 */
export function useFilteredRows(
  collection: Collection,
  notes: ReadonlyMap<string, CompanyNote>,
  typed: string,
  search: CollectionSearch,
) {
  const { space, sort, direction } = search;
  const all = useMemo(() => listedCompanies(collection), [collection]);
  const read = useCompanies(all, collection.id);
  const { companies } = read;
  // Deferred, so that typing stays responsive with thousands of rows.
  const words = useDeferredValue(typed);
  const inSpace = useMemo(() => {
    if (space === undefined) return companies;
    const ids = new Set(companiesAt(collection, space).map(({ id }) => id));
    return companies.filter(({ id }) => ids.has(id));
  }, [collection, companies, space]);
  const matches = useMemo(() => searchCompanies(inSpace, words), [inSpace, words]);
  // Compared as text, because the URL changes whenever a panel opens.
  const filters = JSON.stringify(activeFiltersOf(search));
  const filtered = useMemo(
    () =>
      filterCompanies(matches, JSON.parse(filters) as ReturnType<typeof activeFiltersOf>, notes),
    [matches, filters, notes],
  );
  const rows = useMemo(
    () => sortCompanies(filtered, { sort, direction }, notes),
    [filtered, sort, direction, notes],
  );
  return { ...read, all, inSpace, rows };
}
