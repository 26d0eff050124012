import { SavedSearches } from './SavedSearches.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** One's saved searches, with a page of their own: where a mail leads that one wants no more of. */
export function SavedSearchesScreen() {
  return (
    <div className="mx-auto w-full max-w-[960px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Saved searches"
        lead="Searches worth repeating. You are told what is new since you looked."
      />
      <div className="mt-6">
        <SavedSearches />
      </div>
    </div>
  );
}
