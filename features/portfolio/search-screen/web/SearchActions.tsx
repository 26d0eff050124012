import { Place } from '#core/web/Place.tsx';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { SavedSearchesMenu } from '#features/directory/saved-searches/web/shared/SavedSearchesMenu.tsx';
import { SaveSearchButton } from '#features/directory/saved-searches/web/shared/SaveSearchButton.tsx';
import { SearchExport } from './SearchExport.tsx';
import { companyFiltersOf, sortOf } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';

declare module '#core/web/places.ts' {
  interface Places {
    /** Of a search of companies with words. */
    searchActions: { readonly text: string; readonly filters: CompanyFilters };
  }
}

interface Props {
  readonly search: ScoutSearch;
}

/** Actions for the whole search. */
export function SearchActions({ search }: Props) {
  const about = { query: search.q?.trim() ?? '', filters: companyFiltersOf(search) };
  return (
    <div role="group" aria-label="This search" className="flex items-center gap-2">
      <SavedSearchesMenu />
      {/* An import does not change any more: there is nothing to be told of. */}
      {search.importId === undefined && <SaveSearchButton {...about} />}
      <SearchExport {...about} importId={search.importId} sort={sortOf(search)} />
      {/* Comes later than the others, which must not move while they are pressed: they stand at the right end
      of a wide window, and at the left of a narrow one. */}
      {about.query !== '' && search.importId === undefined && (
        <div className="contents xl:*:order-first">
          <Place name="searchActions" told={{ text: about.query, filters: about.filters }} />
        </div>
      )}
    </div>
  );
}
