import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { authStore } from './auth-store.ts';
import { safeRedirect, signInUrl } from './redirect.ts';

/** Sends visitors to the sign-in, which returns to this path. */
export async function requireSignedIn({ location }: { location: ParsedLocation }): Promise<void> {
  // A person who was signed in last time passes at once; the auth store corrects it if need be.
  if (authStore.getSnapshot().authUser === null) await authStore.ready();
  if (authStore.getSnapshot().authUser === null) {
    throw redirect({ href: signInUrl(location.href), replace: true });
  }
}

/** Section 2, "Redirect rule": signed-in people are redirected from the public pages. */
export async function requireSignedOut({ location }: { location: ParsedLocation }): Promise<void> {
  if (authStore.getSnapshot().authUser === null) return;
  await authStore.ready();
  if (authStore.getSnapshot().status !== 'authenticated') return;
  const { redirect: target } = location.search as { redirect?: unknown };
  throw redirect({ href: safeRedirect(target), replace: true });
}
