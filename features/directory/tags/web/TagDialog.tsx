import { useState } from 'react';
import { tagLimits } from '#features/directory/tags/domain/limits.ts';
import type { Tag } from '#features/directory/tags/domain/tag.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { useTagChange } from './use-tag-change.ts';

export type TagChange = 'rename' | 'merge';

const words = {
  rename: { title: 'Rename', label: 'Name', action: 'Rename' },
  merge: { title: 'Merge', label: 'Into the tag', action: 'Merge' },
} as const;

interface Props {
  readonly tag: Tag;
  readonly change: TagChange;
  readonly onClose: () => void;
}

/** Renames a tag, or makes it a synonym of another one. */
export function TagDialog({ tag: { id, name }, change, onClose }: Props) {
  const [to, setTo] = useState(change === 'rename' ? name : '');
  const changes = useTagChange();
  const { title, label, action } = words[change];
  const send = () => {
    changes[change]({ id, name, to: to.trim() });
    onClose();
  };
  return (
    <DialogFrame
      title={`${title} ${name}`}
      lead={
        change === 'merge' ? `Companies tagged ${name} will be found by the other tag.` : undefined
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={to.trim() === '' || to.trim() === name}
            onPress={send}
          >
            {action}
          </Button>
        </>
      }
    >
      <TextField
        id="tag-name"
        label={label}
        isRequired
        problem={undefined}
        value={to}
        onChange={setTo}
        maxLength={tagLimits.tagCharacters}
        isFirst
      />
    </DialogFrame>
  );
}
