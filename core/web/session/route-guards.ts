import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { authStore } from './auth-store.ts';
import { safeRedirect, signInUrl } from './redirect.ts';

/** Whoever is not signed in comes back from the sign-in. */
export async function requireSignedIn({ location }: { location: ParsedLocation }): Promise<void> {
  // Whoever was signed in last time is let in at once; the session store corrects it if need be.
  if (authStore.getSnapshot().authUser === null) await authStore.ready();
  if (authStore.getSnapshot().authUser === null) {
    throw redirect({ href: signInUrl(location.href), replace: true });
  }
}

/** Section 2, "Redirect rule": signed-in people do not stay on the public entrance. */
export async function requireSignedOut({ location }: { location: ParsedLocation }): Promise<void> {
  if (authStore.getSnapshot().authUser === null) return;
  await authStore.ready();
  if (authStore.getSnapshot().status !== 'authenticated') return;
  const { redirect: wanted } = location.search as { redirect?: unknown };
  throw redirect({ href: safeRedirect(wanted), replace: true });
}
