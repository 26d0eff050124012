import { ListFilter } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { collectionFilters } from './collection-filters.ts';
import { type CollectionSearch } from '#features/directory/collections/web/search-params.ts';
import {
  activeFiltersOf,
  filterOptions,
  type CollectionFilter,
  type Filters,
} from './company-filters.ts';

interface Props {
  /** All companies, before filtering, as options. */
  readonly companies: readonly CompanyCard[];
  readonly notes: ReadonlyMap<string, CompanyNote>;
  readonly search: CollectionSearch;
  readonly onChange: (next: Filters) => void;
  /** Above the filters on a phone. */
  readonly viewSwitch: ReactNode;
}

const names = Object.keys(collectionFilters) as CollectionFilter[];

function Choices({ companies, notes, search, onChange }: Omit<Props, 'viewSwitch'>) {
  const options = useMemo(
    () => names.map((name) => ({ name, options: filterOptions(name, companies, notes) })),
    [companies, notes],
  );
  return options.map((one) => (
    <FilterField
      key={one.name}
      params={collectionFilters}
      {...one}
      search={search}
      onChange={onChange}
      isLabelHidden={false}
    />
  ));
}

/** Filters companies by country, stage, rating and other fields. */
export function CompanyFilters(props: Props) {
  const count = activeFiltersOf(props.search).length;
  return (
    <DialogTrigger>
      <Button variant="quiet" className="shrink-0 max-sm:px-2!">
        <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="@max-[34rem]:sr-only">Filter</span>
        {count > 0 && (
          <span className="text-accent-ink tabular">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      <Popover placement="bottom end" className="floating w-64 rounded-card">
        <Dialog aria-label="Filter" className="space-y-3 p-4 outline-none">
          {props.viewSwitch}
          <Choices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
