import { ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { CompanyNote } from '#features/collections/domain/note.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { Button } from '#ui/Button.tsx';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { collectionFilters } from './collection-filters.ts';
import { type CollectionSearch } from '#features/collections/web/search-params.ts';
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
}

const names = Object.keys(collectionFilters) as CollectionFilter[];

function Choices({ companies, notes, search, onChange }: Props) {
  const options = useMemo(
    () => names.map((name) => ({ name, options: filterOptions(name, companies, notes) })),
    [companies, notes],
  );
  return options.map((one) => (
    <FilterField
      key={one.name}
      params={collectionFilters}
      {...{ ...one, search, onChange }}
      isLabelHidden={false}
    />
  ));
}

/** Filters companies by country, stage, rating and other fields. */
export function CompanyFilters(props: Props) {
  const count = activeFiltersOf(props.search).length;
  return (
    <DialogTrigger>
      <Button
        size="icon"
        aria-label={count > 0 ? `Filter: ${count} set` : 'Filter'}
        className="relative"
      >
        <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
        {count > 0 && (
          <span className="absolute -top-1 -right-1 size-2.5 rounded-full bg-accent ring-2 ring-surface" />
        )}
      </Button>
      <Popover placement="bottom end" className="floating w-64 rounded-card">
        <Dialog aria-label="Filter" className="space-y-3 p-4 outline-none">
          <Choices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
