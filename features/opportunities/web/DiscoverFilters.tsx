import { useQuery } from '@tanstack/react-query';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { facets } from '#features/opportunities/domain/endpoints.ts';
import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import { opportunityStatuses } from '#features/opportunities/domain/statuses.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { FilterChips } from '#ui/FilterChips.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import type { DiscoverSearch } from './search-params.ts';
import { statusLabels } from './status-labels.ts';

type StatusChoice = OpportunityStatus | 'all';

const statusOptions: readonly { value: StatusChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  ...opportunityStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

interface Props {
  readonly search: DiscoverSearch;
  readonly onChange: (next: DiscoverSearch) => void;
}

const viewOptions = [
  { value: 'cycle', label: 'Cycle' },
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
  { value: 'timeline', label: 'Timeline' },
] as const satisfies readonly { value: ViewMode; label: string }[];

const anyCycle = '';

/** Categories with facet counts, status, cycle, and the view. */
export function DiscoverFilters({ search, onChange }: Props) {
  const { q, category, status, cycle, view } = search;
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { data: counts } = useQuery({
    ...queryOptionsOf(facets, { query: { ...corporation, q, category, status, cycle } }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  // The total respects the category filter, so it is the total of all only without one.
  const total = category === undefined ? counts?.total : undefined;
  const cycles = (counts?.cycles ?? []).map(({ value, label, count }) => ({
    value,
    label,
    about: `${count} ${count === 1 ? 'opportunity' : 'opportunities'}`,
  }));
  // The selected cycle stays in the list, even without results.
  const isGone = cycle !== undefined && !cycles.some(({ value }) => value === cycle);
  return (
    <div className="mt-5 mb-6 space-y-3">
      <div className="min-h-8">
        <FilterChips
          label="Category"
          most={7}
          all={{ label: 'All', ...(total !== undefined && { count: total }) }}
          options={counts?.categories ?? []}
          value={category ?? null}
          onChange={(value) => onChange({ category: value ?? undefined })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="Status"
          options={statusOptions}
          value={status ?? 'all'}
          onChange={(value) => onChange({ status: value === 'all' ? undefined : value })}
        />
        <SelectField
          label="Scouting cycle"
          isLabelHidden
          options={[
            { value: anyCycle, label: 'Every cycle' },
            ...cycles,
            ...(isGone ? [{ value: cycle, label: cycle }] : []),
          ]}
          value={cycle ?? anyCycle}
          onChange={(value) => onChange({ cycle: value === anyCycle ? undefined : value })}
        />
        <div className="sm:ml-auto">
          <SegmentedControl
            label="View"
            options={viewOptions}
            value={view ?? defaultViewMode}
            onChange={(value) => onChange({ view: value === defaultViewMode ? undefined : value })}
          />
        </div>
      </div>
    </div>
  );
}
