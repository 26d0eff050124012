import { useState, type FormEvent } from 'react';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { endOfDay } from '#features/people/users/web/end-of-day.ts';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';

interface Props {
  readonly name: string;
  readonly roles: readonly SystemRoleName[];
  readonly onAssign: (role: SystemRoleName, endsAt: string) => void;
  readonly onClose: () => void;
}

/** A role that ends by itself. */
export function AssignUntilDialog({ name, roles, onAssign, onClose }: Props) {
  const [role, setRole] = useState(roles.at(-1));
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const endsAt = endOfDay(day);
    if (endsAt === null) return setProblem('Choose a day from today on.');
    if (role !== undefined) onAssign(role, endsAt);
    onClose();
    return undefined;
  }
  return (
    <DialogFrame
      title={`Assign a role to ${name}`}
      lead="The role ends by itself at the end of that day."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <SelectField
          label="Role"
          options={roles.map((one) => ({ value: one, label: one }))}
          value={role ?? null}
          onChange={setRole}
          inForm={{ id: 'assigned-role', 'aria-describedby': undefined }}
        />
        <DateField
          id="role-end"
          label="Until"
          isRequired
          problem={problem}
          value={day}
          onChange={setDay}
        />
        <FormActions submit="Assign" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
