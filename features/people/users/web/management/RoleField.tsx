import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { useMayAct } from './use-may-act.ts';

/** Stands for null, which a list of options cannot hold. */
const none = 'none';

interface Props {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: SystemRoleName | null;
  readonly onChange: (role: SystemRoleName | null) => void;
  readonly id?: string;
}

/** A system role that the reader may give, or none. */
export function RoleField({ label, isLabelHidden = false, value, onChange, id }: Props) {
  const { mayAssign } = useMayAct();
  const roles = systemRoleNames.filter(mayAssign).map((role) => ({ value: role, label: role }));
  return (
    <SelectField
      label={label}
      isLabelHidden={isLabelHidden}
      options={[{ value: none, label: 'No system role' }, ...roles]}
      value={value ?? none}
      onChange={(choice) => onChange(choice === none ? null : choice)}
      {...(id !== undefined && { inForm: { id, 'aria-describedby': undefined } })}
    />
  );
}
