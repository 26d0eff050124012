import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Person } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { authStore, type AuthStore } from './auth-store.ts';
import { corporationOf, systemRolesOf } from './current-user.ts';
import { usePreferencesOf } from '#core/web/preferences/use-preferences.ts';
import { hasFailed, isUnanswered } from '#core/web/transport/failed-read.ts';
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

  const [isLeaving, setIsLeaving] = useState(false);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { status, authUser } = state;
  const synced = useSyncedUser(store, state);
  const ofUser = { enabled: synced.user !== null };
  const roles = useQuery({ ...systemRolesOf(synced.user?.id ?? ''), ...ofUser });
  const belonging = useQuery({ ...corporationOf(synced.user?.id ?? ''), ...ofUser });
  const ofPerson = synced.user === null ? [] : [roles, belonging];
  const isMissing = synced.isMissing || ofPerson.some(isUnanswered);
  const isPending =
    status === 'loading' || synced.isPending || ofPerson.some((read) => read.isPending);
  const failureReason = synced.error ?? ofPerson.find(({ error }) => error)?.error ?? null;
  // Until the answers are there, and where they do not come, the frame shows what it showed last:
  // nothing appears late, or moves, and a failure takes no right away.
  const uid = authUser?.uid ?? null;
  const lastShown = useMemo(() => readSessionCache(uid), [uid]);
  usePreferencesOf(uid, synced.user !== null);
  const cached = isPending || isMissing ? lastShown : null;

  const user = cached?.user ?? synced.user;
  const systemRoles =
    cached?.systemRoles ?? (synced.user === null ? undefined : roles.data) ?? noRoles;
  const corporation =
    cached === null
      ? ((synced.user === null ? undefined : belonging.data) ?? null)
      : cached.corporation;
  const isLoading = (isPending || isMissing) && cached === null;
  const hasFailedAtAll = isMissing || synced.hasFailed || ofPerson.some(hasFailed);
  const isUnknown = isMissing && cached === null;
  const failure = isUnknown ? 'unknown' : hasFailedAtAll ? 'outdated' : null;

  const session = useMemo((): Session => {
    const person: Person = {
      authId: authUser?.uid ?? null,
      // As far as the client knows: the server checks whether the address is verified.
      verifiedEmail: user?.email?.toLowerCase() ?? null,
      isFoundryUser: user?.isFoundryUser ?? false,
      systemRoles,
      corporationId: corporation?.id ?? null,
      isCorporationAdministrator: corporation?.isAdministrator === true,
    };
    return {
      status,
      authUser,
      user,
      systemRoles,
      corporation,
      person,
      isLoading,
      failure,
      failureReason,
      isLeaving,
      async signOut() {
        setIsLeaving(store.isStarted);
        return signOut(store);
      },
    };
  }, [
    store,
    status,
    authUser,
    user,
    systemRoles,
    corporation,
    isLoading,
    failure,
    failureReason,
    isLeaving,
  ]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
