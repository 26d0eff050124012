import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { isEmptySearch } from '#features/directory/saved-searches/domain/saved-search.ts';
import { Button } from '#ui/Button.tsx';
import { SaveSearchDialog } from '#features/directory/saved-searches/web/SaveSearchDialog.tsx';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
}

/** Saves the current search, unless it is empty. */
export function SaveSearchButton({ query, filters }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isDisabled={isEmptySearch({ query, filters })} onPress={() => setIsOpen(true)}>
        <BookmarkPlus aria-hidden className="size-4" strokeWidth={1.75} />
        Save search
      </Button>
      {isOpen && (
        <SaveSearchDialog query={query} filters={filters} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
