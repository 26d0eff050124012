import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { useState, type FormEvent } from 'react';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import { limits } from '#core/domain/limits.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';

interface Props {
  readonly collection: Collection;
  readonly subspace: Subspace;
  readonly onClose: () => void;
}

/** A sub-space's name and description. */
export function SubspaceDialog({ collection, subspace, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  const [name, setName] = useState(subspace.name);
  const [description, setDescription] = useState(subspace.description);
  const [problem, setProblem] = useState<string>();

  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(refusalText(collectionRefusals['collection.subspaceNameEmpty']));
      return;
    }
    void change({ kind: 'updateSubspace', id: subspace.id, name, description });
    onClose();
  }

  return (
    <DialogFrame title="Change the sub-space" onClose={onClose}>
      <form noValidate onSubmit={save} className="space-y-4">
        <TextField
          id="subspace-name"
          label="Name"
          isRequired
          problem={problem}
          value={name}
          maxLength={limits.nameCharacters}
          onChange={(typed) => {
            setName(typed);
            setProblem(undefined);
          }}
        />
        <LongTextField
          id="subspace-description"
          label="Description"
          isRequired={false}
          problem={undefined}
          value={description}
          maxLength={limits.reasonCharacters}
          onChange={setDescription}
        />
        <FormActions submit="Save" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
