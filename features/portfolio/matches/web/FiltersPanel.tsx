import type { CompanyFilterSearch } from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { CompanyFilters } from '#features/portfolio/search-screen/web/shared/CompanyFilters.tsx';
import type { Matches } from '#features/portfolio/matches/domain/match.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { facetsOf } from './match-facets.ts';

interface Props {
  readonly search: CompanyFilterSearch;
  readonly onSearch: (search: CompanyFilterSearch) => void;
  /** The matches without filters, once they are there. */
  readonly counted: Matches | undefined;
  readonly onClose: () => void;
}

/** Scout's filters on the matches. */
export const FiltersPanel = ({ search, onSearch, counted, onClose }: Props) => (
  <SidePanel label="Filters" onClose={onClose}>
    <h2 className="mb-4 text-panel font-semibold">Filters</h2>
    <CompanyFilters
      search={search}
      counted={counted && facetsOf(counted.data)}
      onChange={onSearch}
    />
  </SidePanel>
);
