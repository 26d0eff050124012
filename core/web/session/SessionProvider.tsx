import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Person } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { authStore, type AuthStore } from './auth-store.ts';
import { corporationOf, systemRolesOf } from './current-user.ts';
import { usePreferencesOf } from '#core/web/preferences/use-preferences.ts';
import { readSessionCache } from './session-cache.ts';
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
  const synced = useSyncedUser(store, state);
  const ofUser = { enabled: synced.user !== null };
  const roles = useQuery({ ...systemRolesOf(synced.user?.id ?? ''), ...ofUser });
  const belonging = useQuery({ ...corporationOf(synced.user?.id ?? ''), ...ofUser });
  const isPending =
    status === 'loading' ||
    synced.isPending ||
    (synced.user !== null && (roles.isPending || belonging.isPending));
  // Until the answers are there, the frame shows what it showed last: nothing appears late, or moves.
  const uid = authUser?.uid ?? null;
  const lastShown = useMemo(() => readSessionCache(uid), [uid]);
  usePreferencesOf(uid, synced.user !== null);
  const cached = isPending ? lastShown : null;

  const user = cached?.user ?? synced.user;
  const systemRoles =
    cached?.systemRoles ?? (synced.user === null ? undefined : roles.data) ?? noRoles;
  const corporation =
    cached === null
      ? ((synced.user === null ? undefined : belonging.data) ?? null)
      : cached.corporation;
  const isLoading = isPending && cached === null;

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
