import { CalendarClock, Flag, Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { personName } from '#core/domain/identity/names.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { ActionMenu, type MenuActions } from '#ui/ActionMenu.tsx';
import { AssignUntilDialog } from './AssignUntilDialog.tsx';
import { useMayAct } from './use-may-act.ts';
import { useRoleMutations } from './use-role-mutations.ts';

/** The roles that the viewer may give to a person who does not hold them. */
export function AddRole({ user }: { readonly user: ManagedUser }) {
  const { assignable, maySetFlag } = useMayAct();
  const { assign, setFlag } = useRoleMutations();
  const [isDated, setIsDated] = useState(false);
  const roles = assignable(user);
  const mayFlag = maySetFlag && !user.isFoundryUser;
  if (roles.length === 0 && !mayFlag) return null;
  const actions: MenuActions = [
    ...roles.map((role) => ({
      id: role,
      label: role,
      icon: ShieldCheck,
      run: () => assign(user, role),
    })),
    roles.length > 0 && {
      id: 'until',
      label: 'Until a date…',
      icon: CalendarClock,
      run: () => setIsDated(true),
    },
    mayFlag && {
      id: 'flag',
      label: 'Foundry flag',
      icon: Flag,
      run: () => setFlag(user, true),
    },
  ];
  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={`Add a role to ${personName(user)}`}
          className="flex h-6 cursor-pointer items-center gap-1 rounded-chip border border-dashed border-line-strong px-1.5 text-small text-ink-3 hover:border-ink-3 hover:text-ink"
        >
          <Plus aria-hidden className="size-3" />
          role
        </Button>
        <Popover placement="bottom start" className="floating min-w-48 rounded-card p-1">
          <ActionMenu label={`Roles for ${personName(user)}`} actions={actions} />
        </Popover>
      </MenuTrigger>
      {isDated && (
        <AssignUntilDialog
          name={personName(user)}
          roles={roles}
          onAssign={(role, endsAt) => assign(user, role, endsAt)}
          onClose={() => setIsDated(false)}
        />
      )}
    </>
  );
}
