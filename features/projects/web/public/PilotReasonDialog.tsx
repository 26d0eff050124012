import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';

interface Props {
  readonly project: { readonly id: string; readonly name: string };
  readonly onBegin: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asked when a pilot is begun without a charter: write it first, or say why there is none. */
export function PilotReasonDialog({ project, onBegin, onClose }: Props) {
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  return (
    <DialogFrame
      title="Begin the pilot without a charter?"
      lead={`${project.name} has no charter: what it has to show, by when, and who decides.`}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            onPress={() => void navigate({ to: '/project/$id', params: { id: project.id } })}
          >
            Write the charter
          </Button>
          <Button
            variant="primary"
            isDisabled={reason.trim() === ''}
            onPress={() => onBegin(reason.trim())}
          >
            Begin without
          </Button>
        </>
      }
    >
      <LongTextField
        id="pilot-reason"
        label="Reason"
        isRequired
        hint="Kept in the history of the project."
        problem={undefined}
        value={reason}
        maxLength={limits.reasonCharacters}
        onChange={setReason}
      />
    </DialogFrame>
  );
}
