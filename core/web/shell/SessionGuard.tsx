import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { signInUrl } from '#core/web/session/redirect.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Whoever is signed out, here or in another tab, goes to the sign-in and comes back from it. */
export function SessionGuard() {
  const { status } = useSession();
  const navigate = useNavigate();
  // What is on the screen, not what is on its way there: the sign-in that we send to is no place to
  // come back to.
  const here = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href,
  });
  useEffect(() => {
    if (status === 'unauthenticated') void navigate({ href: signInUrl(here), replace: true });
  }, [status, here, navigate]);
  return null;
}
