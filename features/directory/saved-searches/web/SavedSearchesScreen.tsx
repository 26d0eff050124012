import { SavedSearches } from './SavedSearches.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** The page of saved searches, where mails link to for turning alerts off. */
export function SavedSearchesScreen() {
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <PageHeader title="Saved searches" lead="Get notified about new matches." />
      <div className="mt-6 max-w-[960px]">
        <SavedSearches />
      </div>
    </div>
  );
}
