import { MoreHorizontal } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { personName } from '#core/domain/identity/names.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { useUserActions } from './use-user-actions.tsx';

/** What can be done with an account. */
export function UserMenu({ user }: { readonly user: ManagedUser }) {
  const { actions, dialog } = useUserActions(user);
  const label = `Actions for ${personName(user)}`;
  return (
    <>
      <MenuTrigger>
        <Button variant="quiet" size="icon" aria-label={label}>
          <MoreHorizontal aria-hidden className="size-4" />
        </Button>
        <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
          <ActionMenu label={label} actions={actions} />
        </Popover>
      </MenuTrigger>
      {dialog}
    </>
  );
}
