import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { SaveDialog } from '#core/web/views/SaveDialog.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';

interface Props {
  readonly title: string;
  readonly submit: string;
  readonly name: string;
  readonly isShared: boolean;
  /** Whom it can be shared with: “the case team”. Null: the person may not share here. */
  readonly audience: string | null;
  readonly onSave: (content: {
    readonly name: string;
    readonly isShared: boolean;
  }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and for whom it is. */
export function ViewDialog({ title, submit, audience, onSave, onClose, ...view }: Props) {
  const [isShared, setIsShared] = useState(view.isShared);
  return (
    <SaveDialog
      id="view-name"
      title={title}
      submit={submit}
      name={view.name}
      nameCharacters={limits.nameCharacters}
      onSave={(name) => onSave({ name, isShared })}
      onClose={onClose}
    >
      {audience !== null && (
        <CheckboxField isSelected={isShared} onChange={setIsShared}>
          Share with {audience}
        </CheckboxField>
      )}
    </SaveDialog>
  );
}
