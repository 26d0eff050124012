import {
  Ban,
  Building2,
  ChevronDown,
  CircleCheck,
  LogOut,
  ShieldCheck,
  ShieldMinus,
} from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { pluralize } from '#core/domain/format.ts';
import { BulkBar } from '#core/web/views/BulkBar.tsx';
import type { RowSelection } from '#core/web/views/use-selection.ts';
import type { AccountAction } from '#features/people/users/domain/account-actions.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { MovePersonDialog } from './MovePersonDialog.tsx';
import { useMayAct } from './use-may-act.ts';

interface Props {
  readonly selection: RowSelection<ManagedUser>;
  readonly onAct: (users: readonly ManagedUser[], action: AccountAction, place?: string) => void;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
/** Icons only, on a phone. */
const small = 'max-sm:px-2!';

/** Actions on the selected people. What the viewer may not do with one of them is refused by name. */
export function UserBulkBar({ selection, onAct }: Props) {
  const { rows, clear } = selection;
  const { mayAssign } = useMayAct();
  const [isMoving, setIsMoving] = useState(false);
  const act = (action: AccountAction, place?: string) => {
    clear();
    onAct(rows, action, place);
  };
  const roles = systemRoleNames.filter(mayAssign);
  const isHeld = (role: string) =>
    rows.some((user) => user.systemRoles.some(({ name }) => name === role));
  const actions = [
    ...roles.map((role) => ({
      id: `assign ${role}`,
      label: `Assign ${role}`,
      icon: ShieldCheck,
      run: () => act({ what: 'assign', role }),
    })),
    ...roles.filter(isHeld).map((role) => ({
      id: `remove ${role}`,
      label: `Remove ${role}`,
      icon: ShieldMinus,
      isDestructive: true,
      run: () => act({ what: 'remove', role }),
    })),
  ];
  return (
    <>
      <BulkBar selection={selection}>
        <MenuTrigger>
          <Button>
            Role <ChevronDown aria-hidden className="size-3.5" />
          </Button>
          <Popover placement="top start" className="floating min-w-52 rounded-card p-1">
            <ActionMenu label="Role of the selected people" actions={actions} />
          </Popover>
        </MenuTrigger>
        <Button className={small} onPress={() => setIsMoving(true)}>
          <Building2 {...icon} />
          <span className="max-sm:sr-only">Move to a corporation…</span>
        </Button>
        <Button className={small} onPress={() => act({ what: 'sign out' })}>
          <LogOut {...icon} />
          <span className="max-lg:sr-only">Sign out everywhere</span>
        </Button>
        {rows.some(({ isActive }) => !isActive) && (
          <Button className={small} onPress={() => act({ what: 'enable' })}>
            <CircleCheck {...icon} />
            <span className="max-lg:sr-only">Enable</span>
          </Button>
        )}
        {rows.some(({ isActive }) => isActive) && (
          <Button className={small} onPress={() => act({ what: 'disable' })}>
            <Ban {...icon} />
            <span className="max-lg:sr-only">Disable</span>
          </Button>
        )}
      </BulkBar>
      {isMoving && (
        <MovePersonDialog
          name={pluralize(rows.length, 'person', 'people')}
          from={undefined}
          onMove={(to) =>
            act({ what: 'move', corporationId: to?.id ?? null }, to?.name ?? 'no corporation')
          }
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}
