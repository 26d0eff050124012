import { Printer } from 'lucide-react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { filtersOf, withFilters, withoutRows, type MetricsSearch } from './search-params.ts';
import { SegmentsMenu } from './segments/SegmentsMenu.tsx';
import { useSwitchedCorporation } from './use-metrics.ts';

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
}

/** Saved segments, and the report of what is shown. */
export function MetricsActions({ search, onChange }: Props) {
  const switched = useSwitchedCorporation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentsMenu search={search} onChange={onChange} />
      <ButtonLink
        to="/metrics/report"
        search={{
          ...search,
          ...withoutRows,
          ...(switched !== undefined &&
            withFilters({
              ...filtersOf(search),
              corporation: [switched],
              except: search.except?.filter((name) => name !== 'corporation'),
            })),
        }}
      >
        <Printer aria-hidden className="size-4" strokeWidth={1.75} />
        Report
      </ButtonLink>
    </div>
  );
}
