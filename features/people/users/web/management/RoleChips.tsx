import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { DateText } from '#ui/dates.tsx';
import { AddRole } from './AddRole.tsx';
import { useMayAct } from './use-may-act.ts';
import { useRoleMutations } from './use-role-mutations.ts';

interface ChipProps {
  readonly name: string;
  readonly about?: ReactNode;
  readonly person: string;
  /** Undefined: somebody else may. */
  readonly onRemove: (() => void) | undefined;
}

function RoleChip({ name, about, person, onRemove }: ChipProps) {
  return (
    <li
      className={clsx(
        'flex h-6 items-center rounded-chip text-small font-medium whitespace-nowrap',
        name === 'Superuser' ? 'bg-accent-soft text-accent-ink' : 'bg-hover text-ink-2',
        onRemove ? 'pl-2' : 'px-2',
      )}
    >
      <span>
        {name} {about !== undefined && <span className="font-normal">{about}</span>}
      </span>
      {onRemove && (
        <Button
          aria-label={`Remove ${name} from ${person}`}
          onPress={onRemove}
          className="grid size-6 cursor-pointer place-items-center rounded-chip text-ink-3 hover:text-ink"
        >
          <X aria-hidden className="size-3" />
        </Button>
      )}
    </li>
  );
}

/** The system roles of a person, each to be removed, and a menu of further ones. */
export function RoleChips({ user }: { readonly user: ManagedUser }) {
  const { mayAssign, maySetFlag } = useMayAct();
  const { remove, setFlag } = useRoleMutations();
  const person = personName(user);
  const removal = (name: string) => {
    const role = SystemRoleName.safeParse(name).data;
    return role !== undefined && mayAssign(role) ? () => remove(user, role) : undefined;
  };
  return (
    <span className="flex flex-wrap items-center gap-1">
      {(user.systemRoles.length > 0 || user.isFoundryUser || user.isAdministrator) && (
        <ul aria-label={`Roles of ${person}`} className="contents">
          {user.systemRoles.map(({ name, endsAt }) => (
            <RoleChip
              key={name}
              name={name}
              person={person}
              about={
                endsAt === null ? undefined : (
                  <>
                    until <DateText short at={endsAt} />
                  </>
                )
              }
              onRemove={removal(name)}
            />
          ))}
          {user.isFoundryUser && (
            <RoleChip
              name="Foundry flag"
              person={person}
              onRemove={maySetFlag ? () => setFlag(user, false) : undefined}
            />
          )}
          {/* It is taken away where the others of the corporation are listed. */}
          {user.isAdministrator && (
            <RoleChip
              name="Administrator"
              about={user.corporation === null ? undefined : `of ${user.corporation.name}`}
              person={person}
              onRemove={undefined}
            />
          )}
        </ul>
      )}
      <AddRole user={user} />
    </span>
  );
}
