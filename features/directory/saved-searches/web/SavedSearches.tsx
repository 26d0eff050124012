import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

/** The viewer's saved searches, with new results and actions. */
export function SavedSearches() {
  const { searches, newsOf, error, reload } = useSavedSearches();
  const list = useListKeys<HTMLDivElement>();
  if (error) {
    return <ErrorState title="Saved searches could not be loaded" error={error} onRetry={reload} />;
  }
  if (searches === undefined) {
    return (
      <Loading what="saved searches">
        <div className="space-y-3">
          <SkeletonRepeat count={3} className="h-24 rounded-card border border-line bg-raised p-4">
            <div className="skeleton h-5 w-1/3" />
            <div className="skeleton mt-3 h-4 w-1/2" />
          </SkeletonRepeat>
        </div>
      </Loading>
    );
  }
  if (searches.length === 0) {
    return (
      <EmptyState
        title="No saved searches yet"
        action={
          <SearchLink query="" filters={{}}>
            <span className="font-medium text-accent-ink hover:underline">Go to Scout</span>
          </SearchLink>
        }
      >
        Search in Scout and choose “Save search” to get notified about new matches.
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
