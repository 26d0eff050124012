import { useState, type FormEvent } from 'react';
import { savedSearchLimits } from '#features/saved-searches/domain/limits.ts';
import type { SavedSearch } from '#features/saved-searches/domain/saved-search.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
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

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setProblem('Say what it is called.');
    else if (wanted === search.name || (await change(search, { name: wanted }))) onClose();
  }

  return (
    <DialogFrame title="Rename this search" onClose={onClose}>
      <form noValidate onSubmit={(event) => void give(event)} className="space-y-5">
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
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary">
            Rename
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
