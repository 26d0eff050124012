import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { describeFilters } from '#features/directory/search/domain/search-name.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
}

/** A search in words: the query, then the filters. */
export function SearchSummary({ query, filters }: Props) {
  const filterLabels = describeFilters(filters);
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-control text-ink-2">
      {query === '' ? (
        <span>{filterLabels.length === 0 ? 'All companies' : 'Companies'}</span>
      ) : (
        <span className="min-w-0 [overflow-wrap:anywhere]">“{query}”</span>
      )}
      {filterLabels.map((words) => (
        <span
          key={words}
          className="max-w-full truncate rounded-full border border-line bg-hover px-2 text-small leading-5"
        >
          {words}
        </span>
      ))}
    </p>
  );
}
