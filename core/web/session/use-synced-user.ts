import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#core/domain/identity/user.ts';
import { limits } from '#core/domain/limits.ts';
import { hasFailed, isUnanswered } from '#core/web/transport/failed-read.ts';
import type { AuthStore } from './auth-store.ts';
import { currentUser } from './current-user.ts';
import { createUserSync } from './user-sync.ts';

interface SyncedUser {
  readonly user: User | null;
  readonly isPending: boolean;
  /** Whether there is no record to go by, since it could not be read. */
  readonly isMissing: boolean;
  /** Whether it could not be read, or not again. */
  readonly hasFailed: boolean;
  readonly error: Error | null;
}

/** The user record of the signed-in person: synced first, then a cached query. */
export function useSyncedUser(
  store: AuthStore,
  { status, authUser }: ReturnType<AuthStore['getSnapshot']>,
): SyncedUser {
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
        client.setQueryData(currentUser(authUser.uid).queryKey, (current) => current ?? user);
      }
      setSyncedUid(authUser.uid);
    });
    return () => {
      isOver = true;
    };
  }, [syncing, client, isSignedIn, authUser]);

  const isSynced = isSignedIn && syncedUid === uid;
  const options = currentUser(uid);
  const state = client.getQueryState(options.queryKey);
  const isTriedAgain = state !== undefined && isUnanswered(state);
  const query = useQuery({
    ...options,
    enabled: isSynced,
    // Section 7 counts the tries of one read; those that follow it are single.
    retry: isTriedAgain ? false : limits.currentUserRetries,
  });
  const isMissing = isSynced && isUnanswered(query);
  return {
    user: isSynced ? (query.data ?? null) : null,
    isPending: isSignedIn && !isMissing && (!isSynced || query.isPending),
    isMissing,
    hasFailed: isSynced && hasFailed(query),
    error: isSynced ? query.error : null,
  };
}
