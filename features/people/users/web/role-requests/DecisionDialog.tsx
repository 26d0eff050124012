import { useState, type FormEvent } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { roleRequestLimits } from '#features/people/users/domain/limits.ts';
import type {
  ReviewedRoleRequest,
  RoleRequestDecision,
} from '#features/people/users/domain/role-requests/role-request.ts';
import { endOfDay } from '#features/people/users/web/end-of-day.ts';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';

interface Props {
  readonly request: ReviewedRoleRequest;
  readonly status: 'APPROVED' | 'REJECTED';
  readonly onDecide: (decision: RoleRequestDecision) => void;
  readonly onClose: () => void;
}

/** Approves or rejects a request with a note; an approved role may have an end. */
export function DecisionDialog({ request, status, onDecide, onClose }: Props) {
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const isApproval = status === 'APPROVED';
  const name = personName(request.requester);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const endsAt = day === '' ? null : endOfDay(day);
    if (day !== '' && endsAt === null) {
      setProblem('Choose a day from today on.');
      return;
    }
    onDecide({ status, note: note.trim() || null, endsAt });
    onClose();
  }
  return (
    <DialogFrame
      title={isApproval ? `Make ${name} ${request.requestedRole}?` : `Reject ${name}’s request?`}
      lead={`${name} will be notified, with your note.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <LongTextField
          id="decision-note"
          label="Note"
          isRequired={false}
          isFirst
          problem={undefined}
          value={note}
          maxLength={roleRequestLimits.noteCharacters}
          onChange={setNote}
        />
        {isApproval && (
          <DateField
            id="decision-end"
            label="Until"
            isRequired={false}
            problem={problem}
            value={day}
            onChange={setDay}
          />
        )}
        <FormActions submit={isApproval ? 'Approve' : 'Reject'} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
