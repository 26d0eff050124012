import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { Button } from '#ui/Button.tsx';

const SaveSearchDialog = lazyPart(
  () => import('#features/directory/saved-searches/web/SaveSearchDialog.tsx'),
  'SaveSearchDialog',
);

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
        <Suspense>
          <SaveSearchDialog
            query={query}
            filters={noFilters}
            onClose={() => {
              setIsOpen(false);
              onClose?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
