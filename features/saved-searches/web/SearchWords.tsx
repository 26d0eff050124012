import type { CompanyFilters } from '#features/search/domain/search.ts';
import { wordsOfFilters } from '#features/search/domain/words.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
}

/** What is searched for: the words, then what narrows it. */
export function SearchWords({ query, filters }: Props) {
  const narrowing = wordsOfFilters(filters);
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-control text-ink-2">
      {query === '' ? (
        <span>{narrowing.length === 0 ? 'All companies' : 'Companies'}</span>
      ) : (
        <span className="min-w-0 [overflow-wrap:anywhere]">“{query}”</span>
      )}
      {narrowing.map((words) => (
        <span
          key={words}
          className="max-w-full truncate rounded-full border border-line bg-sunken px-2 text-meta leading-5"
        >
          {words}
        </span>
      ))}
    </p>
  );
}
