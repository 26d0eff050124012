import type { RowSelection } from '#core/web/views/use-selection.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { RefusedUsersDialog } from './RefusedUsersDialog.tsx';
import { useAccountActions } from './use-account-actions.ts';
import { UserBulkBar } from './UserBulkBar.tsx';

/** The bar of the selected people, and whom an action was refused for, when the bar is gone. */
export function UserBulkActions({ selection }: { readonly selection: RowSelection<ManagedUser> }) {
  const { act, refused, forget } = useAccountActions();
  return (
    <>
      {selection.rows.length > 0 && <UserBulkBar selection={selection} onAct={act} />}
      {refused.length > 0 && <RefusedUsersDialog refused={refused} onClose={forget} />}
    </>
  );
}
