import type { ReactNode } from 'react';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { CompanySortSelect } from './CompanySortSelect.tsx';
import { CompanyFilters } from '#features/directory/collections/web/filters/CompanyFilters.tsx';
import { activeFiltersOf } from '#features/directory/collections/web/filters/company-filters.ts';
import type { CollectionSearch } from './search-params.ts';

export interface CompaniesFilterBarProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Number of companies shown, and in total. */
  readonly rows: readonly CompanyCard[];
  readonly total: number;
  /** All companies, as options for the filters, and their notes. */
  readonly filterable: readonly CompanyCard[];
  readonly notes: ReadonlyMap<string, CompanyNote>;
  /** Some are not loaded yet. */
  readonly isPending: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
  /** Among the filters on a phone. */
  readonly viewSwitch: ReactNode;
}

/** Filters and sorting of a collection's companies. */
export function CompaniesFilterBar(props: CompaniesFilterBarProps) {
  const { typed, onType, rows, total, filterable, notes, isPending, search, onChange } = props;
  const { viewSwitch } = props;
  const isFiltered = typed.trim() !== '' || activeFiltersOf(search).length > 0;
  const isPart = !isPending && isFiltered && rows.length !== total;
  return (
    <div className="flex min-w-0 gap-1 max-sm:flex-1">
      <SearchField
        label="Search in this collection"
        placeholder="Search in collection"
        value={typed}
        onChange={onType}
        count={isPart ? `${formatNumber(rows.length)} of ${formatNumber(total)}` : ''}
      />
      {total > 0 && (
        <CompanyFilters
          notes={notes}
          search={search}
          onChange={onChange}
          viewSwitch={viewSwitch}
          companies={filterable}
        />
      )}
      {total > 0 && search.view !== 'map' && (
        <CompanySortSelect search={search} onChange={onChange} />
      )}
    </div>
  );
}
