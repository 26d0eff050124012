import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Person } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { authStore, type AuthStore } from './auth-store.ts';
import { corporationOf, systemRolesOf } from './current-user.ts';
import { SessionContext, type Session } from './session-context.ts';
import { signOut } from './sign-out.ts';
import { useSyncedUser } from './use-synced-user.ts';

const noRoles: readonly SystemRoleName[] = [];

/** Provides the signed-in person. Starts the auth store if it has not been started. */
export function SessionProvider({
  store = authStore,
  children,
}: {
  readonly store?: AuthStore;
  readonly children: ReactNode;
}) {
  useEffect(() => store.start(), [store]);

  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { status, authUser } = state;
  const { user, isPending } = useSyncedUser(store, state);
  const ofUser = { enabled: user !== null };
  const roles = useQuery({ ...systemRolesOf(user?.id ?? ''), ...ofUser });
  const belonging = useQuery({ ...corporationOf(user?.id ?? ''), ...ofUser });

  const systemRoles = (user === null ? undefined : roles.data) ?? noRoles;
  const corporation = (user === null ? undefined : belonging.data) ?? null;
  const isLoading =
    status === 'loading' ||
    isPending ||
    (user !== null && (roles.isPending || belonging.isPending));

  const session = useMemo((): Session => {
    const person: Person = {
      authId: authUser?.uid ?? null,
      // As far as the client knows: the server checks whether the address is verified.
      verifiedEmail: user?.email?.toLowerCase() ?? null,
      isFoundryUser: user?.isFoundryUser ?? false,
      systemRoles,
      corporationId: corporation?.id ?? null,
    };
    return {
      status,
      authUser,
      user,
      systemRoles,
      corporation,
      person,
      isLoading,
      signOut: () => signOut(store),
    };
  }, [store, status, authUser, user, systemRoles, corporation, isLoading]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
