import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SubspaceDraft } from '#features/directory/collections/web/subspaces/SubspaceDraft.tsx';

interface Props {
  readonly onAdd: (name: string) => Promise<boolean>;
}

/** Adds a column after the others. */
export function NewColumn({ onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="w-64 shrink-0 snap-start p-1">
      {isOpen ? (
        <SubspaceDraft below={null} onAdd={onAdd} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          variant="quiet"
          className="w-full justify-start! px-1.5!"
          onPress={() => setIsOpen(true)}
        >
          <Plus aria-hidden className="size-4 text-ink-3" />
          New sub-space
        </Button>
      )}
    </div>
  );
}
