import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import { SelectField } from '#ui/SelectField.tsx';

const none = 'none';

interface Props {
  readonly collection: Collection;
  readonly space: string | null;
  readonly onChange: (space: string | null) => void;
}

/** The sub-space to add all of them to, if any. */
export function SubspaceSelect({ collection, space, onChange }: Props) {
  if (collection.subspaces.length === 0) return null;
  const options = [
    { value: none, label: 'Not sorted yet' },
    ...flattenSubspaces(collection).map(({ id, path }) => ({ value: id, label: `Into ${path}` })),
  ];
  const isThere = collection.subspaces.some(({ id }) => id === space);
  return (
    <div className="mr-auto max-w-60 min-w-0 max-sm:w-full max-sm:max-w-none">
      <SelectField
        label="Sub-space"
        isLabelHidden
        options={options}
        value={space !== null && isThere ? space : none}
        onChange={(value) => onChange(value === none ? null : value)}
      />
    </div>
  );
}
