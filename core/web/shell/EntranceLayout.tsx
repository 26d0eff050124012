import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { authStore } from '#core/web/session/auth-store.ts';
import { safeRedirect } from '#core/web/session/redirect.ts';

/**
 * The redirect rule for a session that becomes known only while the page is open: late, or because
 * somebody signs in in another tab. Its route's guard has looked once.
 */
export function EntranceLayout() {
  const { status } = useSyncExternalStore(authStore.subscribe, authStore.getSnapshot);
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'authenticated') void navigate({ href: safeRedirect(redirect), replace: true });
  }, [status, redirect, navigate]);
  return <Outlet />;
}
