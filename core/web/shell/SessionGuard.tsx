import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { signInUrl } from '#core/web/session/redirect.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Sends people who sign out, here or in another tab, to the sign-in, which returns to this page. */
export function SessionGuard() {
  const { status } = useSession();
  const navigate = useNavigate();
  // The page that is shown, not the pending one: the sign-in we redirect to is no page to return to.
  const here = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href,
  });
  useEffect(() => {
    if (status === 'unauthenticated') void navigate({ href: signInUrl(here), replace: true });
  }, [status, here, navigate]);
  return null;
}
