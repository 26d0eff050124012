/** Browsers offer Web Locks on https and localhost only. */
export const hasWebLocks = (): boolean => Boolean(navigator.locks);
