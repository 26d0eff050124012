import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { CompanyFilters } from '#domain/search/search.ts';
import { Button } from '#web/ui/Button.tsx';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
}

/** Keeps the search that is on the screen. */
export function SaveSearchButton({ query, filters }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <BookmarkPlus aria-hidden className="size-4" strokeWidth={1.75} />
        Save search
      </Button>
      {isOpen && (
        <SaveSearchDialog query={query} filters={filters} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
