import { useEffect, useEffectEvent, useState } from 'react';
import type {
  SavedSearch,
  SavedSearchNewResults,
} from '#features/directory/saved-searches/domain/saved-search.ts';
import { newCompanies } from '#features/directory/saved-searches/domain/events.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { DateText } from '#ui/dates.tsx';
import { NewCompanyLinks } from '#features/directory/saved-searches/web/NewCompanyLinks.tsx';
import {
  useSavedSearchMutations,
  useSavedSearches,
} from '#features/directory/saved-searches/web/use-saved-searches.ts';

interface Props {
  /** The saved search that was opened. */
  readonly saved: string;
  /** The current search: hidden once it differs from the saved one. */
  readonly query: string;
  readonly filters: CompanyFilters;
}

interface SeenNews {
  readonly search: SavedSearch;
  readonly news: SavedSearchNewResults;
}

const most = 5;

/** The new results of a saved search. Showing them marks them as seen. */
export function NewSearchResults({ saved, query, filters }: Props) {
  const { searches, newsOf, isCounted } = useSavedSearches();
  const { see } = useSavedSearchMutations();
  const [shownNews, setShownNews] = useState<SeenNews>();
  const search = searches?.find(({ id }) => id === saved);
  const news = newsOf(saved);
  if (isCounted && search && news && shownNews?.search.id !== saved) setShownNews({ search, news });
  const isTold = shownNews?.search.id === saved;
  const markSearchSeen = useEffectEvent((id: string) => void see(id));
  useEffect(() => {
    if (isTold) markSearchSeen(saved);
  }, [isTold, saved]);
  if (!shownNews || shownNews.news.count === 0) return null;
  const isShown =
    JSON.stringify(searchParamsOf(query, filters)) ===
    JSON.stringify(searchParamsOf(shownNews.search.query, shownNews.search.filters));
  if (!isShown) return null;
  const { count } = shownNews.news;
  return (
    <p
      role="status"
      className="rounded-card border border-line bg-accent-soft px-4 py-2.5 text-control"
    >
      <span className="font-semibold">{newCompanies(count)}</span> since{' '}
      <DateText at={shownNews.search.seenAt} />:{' '}
      <NewCompanyLinks
        news={shownNews.news}
        most={most}
        className="font-medium text-accent-ink underline underline-offset-2"
      />
    </p>
  );
}
