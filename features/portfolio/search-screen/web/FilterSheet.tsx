import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Facets as Counted, ReadFilter } from '#features/directory/search/domain/search.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { Facets } from './Facets.tsx';
import { chosenFilters } from './filters.ts';
import { withRead } from './read-filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  /** What was read from its words. */
  readonly read: readonly ReadFilter[];
  readonly counted: Counted | undefined;
  /** "1,284 companies". */
  readonly total: string;
  readonly onChange: ChangeSearch;
}

/** Filters on small screens: a button with their number, and a sheet. */
export function FilterSheet({ search, read, counted, total, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenFilters(withRead(search, read)).length;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        Filters{count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <DialogFrame
          title="Filters"
          onClose={close}
          actions={
            <Button variant="primary" size="large" className="w-full" onPress={close}>
              Show {total}
            </Button>
          }
        >
          <Facets search={search} read={read} counted={counted} onChange={onChange} />
        </DialogFrame>
      )}
    </>
  );
}
