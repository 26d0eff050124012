import { NewSearchResults } from '#features/directory/saved-searches/web/shared/NewSearchResults.tsx';
import { RecentSearches } from '#features/directory/saved-searches/web/shared/RecentSearches.tsx';
import { useRecordRecentSearch } from '#features/directory/saved-searches/web/shared/use-recent-searches.ts';
import { companyFiltersOf } from './filters.ts';
import { SearchStateNote } from './SearchStateNote.tsx';
import type { ScoutSearch } from './search-params.ts';

interface Props {
  readonly search: ScoutSearch;
  /** The results shown belong to this search. */
  readonly isAnswered: boolean;
}

/**
 * Above the results: new results of a saved search, recent searches while the query is empty, and
 * the state of the index.
 */
export function SearchNotices({ search, isAnswered }: Props) {
  const query = search.q?.trim() ?? '';
  const filters = companyFiltersOf(search);
  useRecordRecentSearch(query, filters, isAnswered);
  const isBlank = query === '' && Object.keys(filters).length === 0;
  return (
    <>
      {search.saved !== undefined && (
        <NewSearchResults saved={search.saved} query={query} filters={filters} />
      )}
      {search.saved === undefined && isBlank && <RecentSearches />}
      <SearchStateNote />
    </>
  );
}
