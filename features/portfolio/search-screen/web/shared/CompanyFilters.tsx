import type { Facets as Counted } from '#features/directory/search/domain/search.ts';
import { Facets } from '#features/portfolio/search-screen/web/Facets.tsx';
import { FilterChips } from '#features/portfolio/search-screen/web/FilterChips.tsx';
import type { ScoutSearch } from '#features/portfolio/search-screen/web/search-params.ts';
import type { CompanyFilterSearch } from './company-filter-params.ts';

interface Props {
  readonly search: CompanyFilterSearch;
  readonly onChange: (next: CompanyFilterSearch) => void;
}

const changed =
  ({ search, onChange }: Props) =>
  (next: ScoutSearch | ((before: ScoutSearch) => ScoutSearch)) =>
    onChange({ ...search, ...(typeof next === 'function' ? next(search) : next) });

/** Scout's filters on another list of companies. */
export function CompanyFilters({
  counted,
  ...props
}: Props & { readonly counted: Counted | undefined }) {
  return <Facets search={props.search} counted={counted} onChange={changed(props)} />;
}

/** The filters that are set, as chips. */
export function CompanyFilterChips(props: Props) {
  return <FilterChips search={props.search} onChange={changed(props)} />;
}
