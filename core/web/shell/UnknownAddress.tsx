import { useSyncExternalStore } from 'react';
import { authStore } from '#core/web/session/auth-store.ts';
import { AppShell } from './AppShell.tsx';
import { LeadOn } from './LeadOn.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { useCurrentAddress } from './use-current-address.ts';

/** The frame of an address without a screen: a signed-in person keeps theirs. A former address leads on. */
export function UnknownAddress() {
  const { authUser } = useSyncExternalStore(authStore.subscribe, authStore.getSnapshot);
  const current = useCurrentAddress();
  if (current !== undefined) return <LeadOn href={current} />;
  return authUser === null ? <NotFoundScreen /> : <AppShell />;
}
