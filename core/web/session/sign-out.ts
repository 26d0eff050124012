import { limits } from '#core/domain/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { timedOut, withTimeout } from '#core/web/transport/timeout.ts';
import { authStore, type AuthStore } from './auth-store.ts';
import { revokeSession } from './identity.ts';
import { pendingSignOut } from './pending-sign-out.ts';

const { sentence: timeout } = refusals['signOut.timeout'];
const { sentence: notInitialized } = refusals['signOut.notInitialized'];

export type SignOutOutcome = 'ok' | typeof timeout | typeof notInitialized;

/**
 * Section 4: revokes the session on the server, clears this device whatever the result, and waits for
 * the unauthenticated state: 10 s in all. "Timeout" also when the server could not be reached; the next
 * start revokes the session before anybody is signed in again.
 */
export async function signOut(store: AuthStore = authStore): Promise<SignOutOutcome> {
  if (!store.isStarted) {
    console.error(notInitialized);
    return notInitialized;
  }
  const deadline = Date.now() + limits.signOutTimeoutMs;
  // Set first: the page may be closed before the server has answered.
  pendingSignOut.set();
  const isRevoked = await withTimeout(revoke(), limits.signOutTimeoutMs);
  if (isRevoked === true) pendingSignOut.clear();
  store.signedOut();
  const left = await withTimeout(unauthenticated(store), Math.max(0, deadline - Date.now()));
  return isRevoked === true && left !== timedOut ? 'ok' : timeout;
}

async function revoke(): Promise<boolean> {
  try {
    await revokeSession();
    return true;
  } catch (error) {
    console.error('Auth state error', codeOf(error));
    return false;
  }
}

function unauthenticated(store: AuthStore): Promise<void> {
  return new Promise((resolve) => {
    const isLeft = () => store.getSnapshot().status === 'unauthenticated';
    if (isLeft()) return resolve();
    const stop = store.subscribe(() => {
      if (!isLeft()) return;
      stop();
      resolve();
    });
  });
}
