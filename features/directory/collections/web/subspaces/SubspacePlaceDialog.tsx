import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import {
  canNestBelow,
  flattenSubspaces,
} from '#features/directory/collections/domain/subspaces.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SearchField } from '#ui/SearchField.tsx';

/** Maximum shown; the search finds others. */
const shownMost = 50;

interface Props {
  readonly collection: Collection;
  /** The sub-space to move. */
  readonly subspace: Subspace;
  readonly onChoose: (parentId: string) => void;
  readonly onClose: () => void;
}

/** Selects a new parent among those where the sub-space fits. */
export function SubspacePlaceDialog({ collection, subspace, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const places = useMemo(
    () =>
      flattenSubspaces(collection).filter(
        ({ id }) => id !== subspace.parentId && canNestBelow(collection, subspace.id, id),
      ),
    [collection, subspace],
  );
  const matches = places.filter(({ path }) =>
    path.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  );
  return (
    <DialogFrame title={`Move ${subspace.name} under…`} onClose={onClose}>
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField label="Find a sub-space" value={words} onChange={setWords} autoFocus isWide />
        <ListBox
          aria-label={`Where ${subspace.name} fits`}
          items={matches.slice(0, shownMost)}
          onAction={(id) => {
            onChoose(String(id));
            onClose();
          }}
          className="mt-3 max-h-72 overflow-y-auto outline-none"
          renderEmptyState={() => (
            <p className="py-6 text-center text-control text-ink-3">
              {places.length === 0 ? 'There is no other place for it.' : 'No matching sub-space.'}
            </p>
          )}
        >
          {({ id, name, above, path }) => (
            <ListBoxItem
              id={id}
              textValue={path}
              className="flex min-h-8 cursor-pointer items-baseline gap-2 rounded-control px-2 py-1.5 text-control outline-none data-[focused]:bg-hover pointer-coarse:min-h-10"
            >
              <span className="font-medium">{name}</span>
              {above.length > 0 && (
                <span className="min-w-0 truncate text-small text-ink-3">{above.join(' / ')}</span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {matches.length > shownMost && (
        <p className="pt-2 text-small text-ink-3">
          {matches.length - shownMost} more: type to find them.
        </p>
      )}
    </DialogFrame>
  );
}
