import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { CompanyProposal } from '#features/directory/companies/domain/proposal.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';

interface Props {
  readonly proposal: CompanyProposal;
  readonly onDecline: (reason: string) => void;
  readonly onClose: () => void;
}

/** Declines a proposed company, with a reason for who proposed it. */
export function DeclineProposalDialog({
  proposal: { name, proposedBy },
  onDecline,
  onClose,
}: Props) {
  const [reason, setReason] = useState('');
  return (
    <DialogFrame
      title={`Decline ${name}?`}
      lead={`${proposedBy} will be notified.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              onDecline(reason.trim());
              onClose();
            }}
          >
            Decline
          </Button>
        </>
      }
    >
      <LongTextField
        id="decline-reason"
        label="Reason"
        isRequired={false}
        problem={undefined}
        value={reason}
        onChange={setReason}
        maxLength={limits.reasonCharacters}
        isFirst
      />
    </DialogFrame>
  );
}
