import { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import { removeFromLocalStorage, readLocalStorage, writeLocalStorage } from './local-storage.ts';

const key = 'outrider.user';
/** Removed together with the user; see session-cache.ts. */
export const sessionCacheKey = 'outrider.session';

/** Who was signed in when the page was last open: a profile to show, no proof of a session. */
export function storedUser(): AuthenticatedUser | null {
  const text = readLocalStorage(key);
  if (text === null) return null;
  try {
    return AuthenticatedUser.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Section 2: login persistence is local storage. The session itself is an HttpOnly cookie. */
export function storeUser(user: AuthenticatedUser | null): void {
  if (user === null) {
    removeFromLocalStorage(key);
    removeFromLocalStorage(sessionCacheKey);
  } else writeLocalStorage(key, JSON.stringify(AuthenticatedUser.parse(user)));
}
