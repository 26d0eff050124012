import { FolderPlus, Star } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pluralize } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorLine } from '#ui/states.tsx';
import { NameForm } from './NameForm.tsx';
import { useCollectionMutations } from './use-collection-mutations.ts';
import { useCollections } from './use-collections.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  readonly title: string;
  readonly onChoose: (collection: Collection) => void;
  readonly onClose: () => void;
}

/** Selects the active collection among the editable ones, or creates one. */
export function ActiveCollectionDialog({ title, onChoose, onClose }: Props) {
  const { active, canEditActive, others, isKnown } = useTargets();
  const { error, reload } = useCollections();
  const { create } = useCollectionMutations();
  const [isNaming, setIsNaming] = useState(false);
  const choices = active && canEditActive ? [active, ...others] : others;
  const isNew = isNaming || (isKnown && choices.length === 0);
  return (
    <DialogFrame
      title={title}
      lead="It becomes your active collection. Press c anywhere to add companies to it."
      onClose={onClose}
    >
      {error && (
        <ErrorLine title="The collections could not be loaded" error={error} onRetry={reload} />
      )}
      {!isKnown && !error && <div className="skeleton h-24" />}
      {choices.length > 0 && (
        <ListBox
          aria-label="Collections"
          autoFocus={!isNew && 'first'}
          onAction={(key) => {
            const choice = choices.find(({ id }) => id === key);
            if (choice) onChoose(choice);
          }}
          className="-mx-2 max-h-72 overflow-y-auto outline-none"
        >
          {choices.map((collection) => (
            <ListBoxItem
              key={collection.id}
              id={collection.id}
              textValue={collection.name}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 outline-none data-[focused]:bg-hover data-[hovered]:bg-hover"
            >
              <Star
                aria-hidden
                className={`size-4 shrink-0 ${collection === active ? 'fill-current text-accent' : 'text-ink-3'}`}
                strokeWidth={1.75}
              />
              <span className="min-w-0 flex-1 truncate font-medium">
                {collection.name}
                {collection === active && <span className="sr-only">, active</span>}
              </span>
              <span className="shrink-0 text-small text-ink-3 tabular">
                {pluralize(listedCompanies(collection).length, 'company', 'companies')}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      {isNew ? (
        <div className={choices.length > 0 ? 'mt-4 border-t border-line pt-4' : ''}>
          <NameForm
            action="Create"
            onCancel={choices.length > 0 ? () => setIsNaming(false) : onClose}
            onGive={async (name) => {
              const made = await create(name);
              if (made) onChoose(made);
              return made !== null;
            }}
          />
        </div>
      ) : (
        isKnown && (
          <Button variant="quiet" className="mt-2 -ml-2" onPress={() => setIsNaming(true)}>
            <FolderPlus aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
            New collection…
          </Button>
        )
      )}
    </DialogFrame>
  );
}
