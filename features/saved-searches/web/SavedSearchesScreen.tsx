import { SavedSearches } from './SavedSearches.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** The page of saved searches, where mails link to for turning alerts off. */
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
