import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SaveSearchDialog } from '#features/directory/saved-searches/web/SaveSearchDialog.tsx';

interface Props {
  readonly query: string;
  /** Whether it was saved or not. */
  readonly onClose?: () => void;
}

const noFilters = {};

/** Saves a search that finds nothing yet, with alerts. */
export function SearchAlertButton({ query, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <BellPlus aria-hidden className="size-4" strokeWidth={1.75} />
        Tell me when
      </Button>
      {isOpen && (
        <SaveSearchDialog
          query={query}
          filters={noFilters}
          onClose={() => {
            setIsOpen(false);
            onClose?.();
          }}
        />
      )}
    </>
  );
}
