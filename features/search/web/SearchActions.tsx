import { SearchStateNote } from './SearchStateNote.tsx';
import { NewSearchResults } from '#features/saved-searches/web/public/NewSearchResults.tsx';
import { RecentSearches } from '#features/saved-searches/web/public/RecentSearches.tsx';
import { SavedSearchesMenu } from '#features/saved-searches/web/public/SavedSearchesMenu.tsx';
import { SaveSearchButton } from '#features/saved-searches/web/public/SaveSearchButton.tsx';
import { SearchExport } from './SearchExport.tsx';
import { useRecordRecentSearch } from '#features/saved-searches/web/public/use-recent-searches.ts';
import { companyFiltersOf, sortOf } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';

interface Props {
  readonly search: ScoutSearch;
}

/** Actions for the whole search. */
export function SearchActions({ search }: Props) {
  const about = { query: search.q?.trim() ?? '', filters: companyFiltersOf(search) };
  return (
    <div role="group" aria-label="This search" className="flex items-center gap-2">
      <SavedSearchesMenu />
      <SaveSearchButton {...about} />
      <SearchExport {...about} sort={sortOf(search)} />
    </div>
  );
}

interface NoteProps extends Props {
  /** The results shown belong to this search. */
  readonly isAnswered: boolean;
}

/**
 * Above the results: new results of a saved search, recent searches while the query is empty, and
 * the state of the index.
 */
export function SearchNotices({ search, isAnswered }: NoteProps) {
  const query = search.q?.trim() ?? '';
  const filters = companyFiltersOf(search);
  useRecordRecentSearch(query, filters, isAnswered);
  const isBlank = query === '' && Object.keys(filters).length === 0;
  return (
    <>
      {search.saved !== undefined && (
        <NewSearchResults saved={search.saved} query={query} filters={filters} />
      )}
      {search.saved === undefined && isBlank && (
        <div className="mt-3 empty:hidden">
          <RecentSearches />
        </div>
      )}
      <div className="mt-3 empty:hidden">
        <SearchStateNote />
      </div>
    </>
  );
}
