import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { useListNavigation } from '#ui/use-list-navigation.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** The viewer's saved searches, with new results and actions. */
export function SavedSearches() {
  const { searches, newsOf, error, reload } = useSavedSearches();
  const list = useListNavigation<HTMLDivElement>();
  if (error) {
    return <ErrorState title="Saved searches could not be loaded" error={error} onRetry={reload} />;
  }
  if (searches === undefined) {
    return (
      <Loading what="saved searches">
        <div className="space-y-3">
          {[0, 1, 2].map((place) => (
            <div key={place} className="h-24 rounded-card border border-line bg-surface p-4">
              <div className="skeleton h-5 w-1/3" />
              <div className="skeleton mt-3 h-4 w-1/2" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (searches.length === 0) {
    return (
      <EmptyState
        title="No saved search yet"
        action={
          <SearchLink query="" filters={{}}>
            <span className="font-medium text-accent-ink hover:underline">Go to Scout</span>
          </SearchLink>
        }
      >
        Search in Scout, then choose “Save search”. You are told when companies come that match.
      </EmptyState>
    );
  }
  return (
    <div ref={list}>
      <ul aria-label="Saved searches" className="space-y-3">
        {searches.map((search) => (
          <SavedSearchRow key={search.id} search={search} news={newsOf(search.id)} />
        ))}
      </ul>
    </div>
  );
}
