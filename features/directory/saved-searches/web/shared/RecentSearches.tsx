import { History, X } from 'lucide-react';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { nameSearch } from '#features/directory/search/domain/search-name.ts';
import { SearchLink } from '#features/directory/saved-searches/web/SearchLink.tsx';
import { useRecentSearches } from './use-recent-searches.ts';

const most = 8;

/** Recent searches in one line, whose height is kept while they load; a click repeats one. */
export function RecentSearches() {
  const { searches, forget, forgetAll } = useRecentSearches();
  return (
    <section aria-label="Recent searches" className="flex h-7 items-center gap-1.5 overflow-hidden">
      <h2 className="mr-1 flex items-center gap-1.5 text-small text-ink-3">
        <History aria-hidden className="size-3.5" strokeWidth={1.75} />
        {searches.length === 0 ? 'Your searches will be listed here' : 'Recent'}
      </h2>
      <ul className="contents">
        {searches.slice(0, most).map(({ id, query, filters }) => {
          const name = nameSearch(query, filters, savedSearchLimits.savedSearchNameCharacters);
          return (
            <li
              key={id}
              className="flex h-7 max-w-64 items-center rounded-full border border-line bg-raised transition-colors focus-within:border-line-strong hover:border-line-strong"
            >
              <SearchLink
                query={query}
                filters={filters}
                className="min-w-0 truncate rounded-l-full py-1 pl-2.5 text-control text-ink-2 hover:text-ink"
              >
                {name}
              </SearchLink>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => forget(id)}
                className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-full text-ink-3 hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          );
        })}
      </ul>
      {searches.length > 0 && (
        <button
          type="button"
          onClick={forgetAll}
          className="h-7 shrink-0 cursor-pointer rounded-control px-1.5 text-small font-medium text-ink-3 hover:text-ink"
        >
          Clear recent
        </button>
      )}
    </section>
  );
}
