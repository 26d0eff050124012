import { useQueries } from '@tanstack/react-query';
import { formatNumber } from '#core/domain/format.ts';
import { companyFilters } from '#features/search/domain/company-filters.ts';
import { companies } from '#features/search/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { toCompanyQuery, filtersIn, noFilters, without } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly onChange: ChangeSearch;
}

/** Without results: suggests removing the most restrictive filter, or other words. */
export function NoResults({ search, onChange }: Props) {
  const filters = filtersIn(search);
  const counted = useQueries({
    queries: filters.map((filter) =>
      queryOptionsOf(companies, {
        query: { ...toCompanyQuery({ ...search, ...without(filter) }), limit: '1' },
      }),
    ),
    combine: (results) =>
      filters
        .map((filter, index) => ({ filter, total: results[index]?.data?.total ?? 0 }))
        .toSorted((a, b) => b.total - a.total),
  });
  const hasFilters = filters.length > 0 || search.importId !== undefined;
  const most = counted[0];
  const words = search.q?.trim();
  if (most && most.total > 0) {
    const name = companyFilters[most.filter].label;
    return (
      <EmptyState
        title="No results with all these filters"
        action={
          <Button onPress={() => onChange(without(most.filter))}>
            Search without {name} ({formatNumber(most.total)})
          </Button>
        }
      >
        The filter {name} excludes most companies.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words ? `No results for “${words}”` : 'No results with these filters'}
      action={hasFilters && <Button onPress={() => onChange(noFilters)}>Clear filters</Button>}
    >
      {hasFilters
        ? 'Check the spelling or remove a filter.'
        : 'Check the spelling or try other words.'}
    </EmptyState>
  );
}
