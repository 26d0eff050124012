import { useId, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';

interface Props {
  readonly project: { readonly name: string };
  readonly onClose: () => void;
  readonly onWrite: () => void;
  readonly onOverride: (reason: string) => void;
}

/** Before a pilot: write its charter, or say why it begins without one. */
export function CharterMissingDialog({ project, onClose, onWrite, onOverride }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <DialogFrame
      title="A pilot begins with a charter"
      lead={`${project.name} has none yet: what the pilot has to show, when it is decided, and who is responsible.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={reason.trim() === ''} onPress={() => onOverride(reason.trim())}>
            Begin without a charter
          </Button>
          <Button variant="primary" onPress={onWrite}>
            Write the charter
          </Button>
        </>
      }
    >
      <LongTextField
        id={id}
        label="Reason to begin without one"
        isRequired={false}
        problem={undefined}
        hint="It is shown in the history."
        value={reason}
        onChange={setReason}
        maxLength={limits.reasonCharacters}
      />
    </DialogFrame>
  );
}
