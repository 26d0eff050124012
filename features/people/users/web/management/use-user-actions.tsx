import { useNavigate } from '@tanstack/react-router';
import {
  Ban,
  Building2,
  CircleCheck,
  KeyRound,
  LogOut,
  Mail,
  Merge,
  UserRound,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type { MenuActions } from '#ui/ActionMenu.tsx';
import { MergeDialog } from './merge/MergeDialog.tsx';
import { MovePersonDialog } from './MovePersonDialog.tsx';
import { useAccountMutations } from './use-account-mutations.ts';
import { useInvitations } from './use-invitations.ts';
import { useMayAct } from './use-may-act.ts';

/** The actions on an account that the viewer may do now, and the dialog that one of them opens. */
export function useUserActions(user: ManagedUser): {
  readonly actions: MenuActions;
  readonly dialog: ReactNode;
} {
  const navigate = useNavigate();
  const { mayManage, mayMerge, isSelf } = useMayAct();
  const { setActive, move, signOut } = useAccountMutations();
  const { invite } = useInvitations(undefined);
  const [open, setOpen] = useState<'move' | 'merge'>();
  const close = () => setOpen(undefined);
  const may = mayManage(user);
  const { isActive, account } = user;
  const actions: MenuActions = [
    isActive && {
      id: 'profile',
      label: 'Open profile',
      icon: UserRound,
      run: () => void navigate({ to: '/profile/$id', params: { id: user.id } }),
    },
    {
      id: 'access',
      label: 'Check access',
      icon: KeyRound,
      run: () => void navigate({ to: '/admin/access', search: { user: user.id } }),
    },
    may &&
      isActive &&
      account !== 'used' && {
        id: 'invite',
        icon: Mail,
        label: account === 'invited' ? 'Resend invitation' : 'Send invitation',
        run: () => invite({ ...user, corporationId: user.corporation?.id ?? null }),
      },
    may && {
      id: 'move',
      label: 'Move to a corporation…',
      icon: Building2,
      run: () => setOpen('move'),
    },
    mayMerge &&
      !isSelf(user) && {
        id: 'merge',
        label: 'Merge into…',
        icon: Merge,
        run: () => setOpen('merge'),
      },
    may &&
      isActive &&
      account === 'used' && {
        id: 'signOut',
        label: 'Sign out everywhere',
        icon: LogOut,
        run: () => signOut(user),
      },
    may &&
      (isActive
        ? {
            id: 'disable',
            label: 'Disable account',
            icon: Ban,
            isDestructive: true,
            run: () => setActive(user, false),
          }
        : {
            id: 'enable',
            label: 'Enable account',
            icon: CircleCheck,
            run: () => setActive(user, true),
          }),
  ];
  const dialog = (
    <>
      {open === 'move' && (
        <MovePersonDialog
          name={personName(user)}
          from={user.corporation}
          onMove={(to) => move(user, to)}
          onClose={close}
        />
      )}
      {open === 'merge' && <MergeDialog user={user} onClose={close} />}
    </>
  );
  return { actions, dialog };
}
