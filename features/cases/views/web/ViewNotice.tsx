import { X } from 'lucide-react';
import { useState } from 'react';
import { goneSentence } from '#core/web/views/saved-view-values.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly gone: readonly string[];
  /** What is said where the view is not there; null: it is. */
  readonly missing: string | null;
  readonly onDismissMissing: () => void;
}

/** Says below the filters what of the opened view does not exist any more, or that none of it does. */
export function ViewNotice({ gone, missing, onDismissMissing }: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = missing !== null || (gone.length > 0 && !isDismissed);
  return (
    <div role="status" className="order-last basis-full empty:hidden">
      {isShown && (
        <p className="flex items-center justify-between gap-2 rounded-control bg-hover py-1 pr-1 pl-3 text-control text-ink-2">
          {missing ?? goneSentence(gone)}
          <Button
            variant="quiet"
            size="icon"
            aria-label="Dismiss"
            className="size-7"
            onPress={missing === null ? () => setIsDismissed(true) : onDismissMissing}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </p>
      )}
    </div>
  );
}
