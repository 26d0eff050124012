import type { ReactNode } from 'react';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { Pill } from '#ui/Tag.tsx';

/** Disabled or invited; else what is inside. */
export function UserState({
  user,
  children,
}: {
  readonly user: ManagedUser;
  readonly children: ReactNode;
}) {
  if (!user.isActive) return <Pill tone="bad">Disabled</Pill>;
  return user.account === 'invited' ? <Pill tone="warn">Invited</Pill> : children;
}
