import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
}

/** Says that a draft was restored, and offers to discard it, with undo. */
export function RestoredDraftNotice({ onDiscard, onUndo }: Props) {
  const [isDiscarded, setIsDiscarded] = useState(false);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft py-1.5 pr-1.5 pl-4"
    >
      <History aria-hidden className="size-4 shrink-0 text-accent-ink" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-52">
        {isDiscarded ? 'Draft discarded.' : 'Draft restored from this browser.'}
      </p>
      <Button
        variant="quiet"
        onPress={() => {
          if (isDiscarded) onUndo();
          else onDiscard();
          setIsDiscarded(!isDiscarded);
        }}
      >
        {isDiscarded ? 'Undo' : 'Discard'}
      </Button>
    </div>
  );
}
