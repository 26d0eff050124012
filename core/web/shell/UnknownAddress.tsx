import { useSyncExternalStore } from 'react';
import { authStore } from '#core/web/session/auth-store.ts';
import { AppShell } from './AppShell.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** The frame of an address that no screen has: everybody who is signed in keeps theirs. */
export function UnknownAddress() {
  const { authUser } = useSyncExternalStore(authStore.subscribe, authStore.getSnapshot);
  return authUser === null ? <NotFoundScreen /> : <AppShell />;
}
