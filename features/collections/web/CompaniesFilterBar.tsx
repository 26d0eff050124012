import type { CompanyNote } from '#features/collections/domain/note.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { CompanySortSelect } from './CompanySortSelect.tsx';
import { CompanyFilters } from '#features/collections/web/filters/CompanyFilters.tsx';
import { activeFiltersOf } from '#features/collections/web/filters/company-filters.ts';
import type { CollectionSearch } from './search-params.ts';

export interface CompaniesFilterBarProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Those that are shown, of how many. */
  readonly rows: readonly CompanyCard[];
  readonly total: number;
  /** Those that filters choose from, and what was noted of them. */
  readonly filterable: readonly CompanyCard[];
  readonly notes: ReadonlyMap<string, CompanyNote>;
  /** Some of them are not read yet. */
  readonly isPending: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

/** What narrows the companies of a collection, and puts them in order. */
export function CompaniesFilterBar(props: CompaniesFilterBarProps) {
  const { typed, onType, rows, total, filterable, notes, isPending, search, onChange } = props;
  const isFiltered = typed.trim() !== '' || activeFiltersOf(search).length > 0;
  const isPart = !isPending && isFiltered && rows.length !== total;
  return (
    <div className="flex min-w-0 gap-2 max-sm:w-full">
      <SearchField
        label="Search in this collection"
        placeholder="Search here…"
        value={typed}
        onChange={onType}
        count={isPart ? `${formatNumber(rows.length)} of ${formatNumber(total)}` : ''}
      />
      {total > 0 && <CompanyFilters {...{ notes, search, onChange }} companies={filterable} />}
      {total > 0 && search.view !== 'map' && <CompanySortSelect {...{ search, onChange }} />}
    </div>
  );
}
