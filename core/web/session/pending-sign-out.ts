import { removeFromLocalStorage, readLocalStorage, writeLocalStorage } from './local-storage.ts';

const key = 'outrider.revocationPending';

/**
 * Set when a person signed out but the server could not be reached: the cookie is still valid, and only
 * the server can end it. Until then the next start must not sign the person in again. A sign-in that
 * navigates away clears it first.
 */
export const pendingSignOut = {
  isSet: (): boolean => readLocalStorage(key) !== null,
  set: (): void => writeLocalStorage(key, 'yes'),
  clear: (): void => removeFromLocalStorage(key),
};
