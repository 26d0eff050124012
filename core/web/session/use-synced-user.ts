import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#core/domain/identity/user.ts';
import type { AuthStore } from './auth-store.ts';
import { currentUser } from './current-user.ts';
import { createUserSync } from './user-sync.ts';

/** The user record of the signed-in person: synced first, then a cached query. */
export function useSyncedUser(
  store: AuthStore,
  { status, authUser }: ReturnType<AuthStore['getSnapshot']>,
): { readonly user: User | null; readonly isPending: boolean } {
  const client = useQueryClient();
  const [syncing] = useState(() =>
    createUserSync((uid) => store.getSnapshot().authUser?.uid === uid),
  );
  const [syncedUid, setSyncedUid] = useState<string | null>(null);
  const isSignedIn = status === 'authenticated' && authUser !== null;
  const uid = authUser?.uid ?? '';

  useEffect(() => {
    if (!isSignedIn) {
      syncing.reset();
      setSyncedUid(null);
      return undefined;
    }
    let isOver = false;
    void syncing.sync(authUser).then((user) => {
      if (isOver) return;
      if (user !== null) {
        client.setQueryData(currentUser(authUser.uid).queryKey, (known) => known ?? user);
      }
      setSyncedUid(authUser.uid);
    });
    return () => {
      isOver = true;
    };
  }, [syncing, client, isSignedIn, authUser]);

  const isSynced = isSignedIn && syncedUid === uid;
  const query = useQuery({ ...currentUser(uid), enabled: isSynced });
  return {
    user: isSynced ? (query.data ?? null) : null,
    isPending: isSignedIn && (!isSynced || query.isPending),
  };
}
