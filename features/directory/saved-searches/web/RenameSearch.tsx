import { useState, type FormEvent } from 'react';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import type { SavedSearch } from '#features/directory/saved-searches/domain/saved-search.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { useSavedSearchMutations } from './use-saved-searches.ts';

interface Props {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** A dialog to rename a search. Keeps its input when saving fails. */
export function RenameSearch({ search, onClose }: Props) {
  const { change } = useSavedSearchMutations();
  const [name, setName] = useState(search.name);
  const [problem, setProblem] = useState<string>();

  function give(event: FormEvent): void {
    event.preventDefault();
    const text = name.trim();
    if (text === '') setProblem('Enter a name.');
    else if (text === search.name) onClose();
    else change(search, { name: text }, onClose);
  }

  return (
    <DialogFrame title="Rename search" onClose={onClose}>
      <form noValidate onSubmit={give} className="space-y-5">
        <TextField
          id="saved-search-name"
          label="Name"
          isRequired
          isFirst
          problem={problem}
          value={name}
          maxLength={savedSearchLimits.savedSearchNameCharacters}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        <FormActions submit="Rename" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
