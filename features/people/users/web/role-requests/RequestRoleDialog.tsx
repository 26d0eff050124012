import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { create } from '#features/people/users/domain/role-requests/endpoints.ts';
import { roleRequestLimits } from '#features/people/users/domain/limits.ts';
import { roleRequestNotices } from '#features/people/users/domain/notices.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { toast } from '#ui/toasts.ts';
import { aboutRequests } from './use-request-mutations.ts';

const about: Readonly<Record<SystemRoleName, string>> = {
  'Foundry Champion': 'Sees case work and metrics of their corporation',
  'Foundry User': 'Works for every corporation',
  Superuser: 'Manages everything, roles too',
};

interface Props {
  /** Those that can be asked for; the first is chosen. */
  readonly roles: readonly SystemRoleName[];
  readonly onClose: () => void;
}

/** Asks for a system role, with a message to whoever decides. */
export function RequestRoleDialog({ roles, onClose }: Props) {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  const [role, setRole] = useState(roles[0]);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || role === undefined) return;
    setIsBusy(true);
    try {
      await createOnce({ body: { requestedRole: role, message } });
      toast(noticeText(roleRequestNotices['roleRequest.sent'], { role }));
      onClose();
      await Promise.all(aboutRequests.map((filters) => client.invalidateQueries(filters)));
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      title="Request a role"
      lead="People who can assign the role are notified and decide."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <SelectField
          label="Role"
          options={roles.map((one) => ({ value: one, label: one, about: about[one] }))}
          value={role ?? null}
          onChange={setRole}
          inForm={{ id: 'requested-role', 'aria-describedby': undefined }}
        />
        <LongTextField
          id="request-message"
          label="What do you need it for?"
          isRequired={false}
          isFirst
          problem={undefined}
          value={message}
          maxLength={roleRequestLimits.messageCharacters}
          onChange={setMessage}
        />
        {problem !== undefined && <ErrorText>{problem}</ErrorText>}
        <FormActions submit="Send request" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
