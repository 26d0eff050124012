import { useQuery } from '@tanstack/react-query';
import { facets } from '#domain/opportunities/endpoints.ts';
import { opportunityStatuses, type OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { useCorporationFilter } from '#web/session/use-corporation-filter.ts';
import { ask } from '#web/transport/ask.ts';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import type { DiscoverSearch } from './search-params.ts';
import { statusWords } from './status-words.ts';

type StatusChoice = OpportunityStatus | 'all';

const statusOptions: readonly { value: StatusChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  ...opportunityStatuses.map((value) => ({ value, label: statusWords[value] })),
];

interface Props {
  readonly search: DiscoverSearch;
  readonly onChange: (next: DiscoverSearch) => void;
}

/** Categories with how many each would leave, words, and status. */
export function DiscoverFilters({ search, onChange }: Props) {
  const { q, category, status } = search;
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const [typed, setTyped] = useDraftSearch(q ?? '', (text) => onChange({ q: text || undefined }));
  const { data: counts } = useQuery({
    ...ask(facets, { query: { ...corporation, q, category, status } }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  // The total counts what the category leaves, too: it is the sum of all only without one.
  const total = category === undefined ? counts?.total : undefined;
  return (
    <div className="mt-5 mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-h-8 min-w-0 flex-1 basis-96">
        <FilterChips
          label="Category"
          most={5}
          all={{ label: 'All', ...(total !== undefined && { count: total }) }}
          options={counts?.categories ?? []}
          value={category ?? null}
          onChange={(value) => onChange({ category: value ?? undefined })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <SearchField label="Search opportunities" value={typed} onChange={setTyped} />
        <Segments
          label="Status"
          options={statusOptions}
          value={status ?? 'all'}
          onChange={(value) => onChange({ status: value === 'all' ? undefined : value })}
        />
      </div>
    </div>
  );
}
