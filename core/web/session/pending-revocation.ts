import { removeFromLocalStorage, readLocalStorage, writeLocalStorage } from './local-storage.ts';

const key = 'outrider.revocationPending';

/**
 * Set when a person signed out and the server could not be told: the cookie is still good, and
 * only the server can end it. Until it is told, the next start must not sign the person in again.
 * A sign-in that leaves the page clears it before it goes.
 */
export const pendingRevocation = {
  isSet: (): boolean => readLocalStorage(key) !== null,
  set: (): void => writeLocalStorage(key, 'yes'),
  clear: (): void => removeFromLocalStorage(key),
};
