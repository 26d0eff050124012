import { FirebaseError, initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  type Auth,
  type UserCredential,
} from '@firebase/auth';
import { refusals, refuse, type Refusal } from '#core/domain/refusals.ts';
import { pendingSignOut } from '#core/web/session/pending-sign-out.ts';
import { revokeSession } from '#core/web/session/identity.ts';
import { takeSignIn, type SignInOutcome } from '#core/web/session/sign-in.ts';
import { fieldOf } from '#core/web/transport/body.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';
import { installation } from '#ui/installation.ts';
import { providerRefusal } from './popup-sign-in.ts';

/**
 * Signing in at a Firebase-compatible identity service by its own web kit (section 2). Nothing stays
 * with the kit: its token is exchanged for our session at once.
 */

const sentences = { ...refusals, ...providerRefusals };
type Code = Extract<keyof typeof sentences, `signIn.${string}`>;

/** Codes of the kit (section 8, "Authentication"). It must not tell whether an address is known. */
const byKitCode = new Map<string, Code>([
  ['auth/invalid-email', 'signIn.invalidEmail'],
  ['auth/missing-email', 'signIn.invalidEmail'],
  ['auth/wrong-password', 'signIn.wrong'],
  ['auth/missing-password', 'signIn.wrong'],
  ['auth/user-not-found', 'signIn.wrong'],
  ['auth/invalid-credential', 'signIn.wrong'],
  ['auth/invalid-login-credentials', 'signIn.wrong'],
  ['auth/user-disabled', 'signIn.disabled'],
  ['auth/too-many-requests', 'signIn.tooMany'],
  ['auth/network-request-failed', 'signIn.network'],
  ['auth/timeout', 'signIn.network'],
  ['auth/popup-blocked', 'signIn.popupBlocked'],
  ['auth/popup-closed-by-user', 'signIn.popupClosed'],
  ['auth/cancelled-popup-request', 'signIn.canceled'],
  ['auth/user-cancelled', 'signIn.canceled'],
  ['auth/account-exists-with-different-credential', 'signIn.emailInUse'],
  ['auth/email-already-in-use', 'signIn.emailInUse'],
]);

export function hostedRefusal(error: unknown): Refusal {
  const code = error instanceof FirebaseError ? byKitCode.get(error.code) : undefined;
  return refuse(sentences[code ?? 'signIn.failed']);
}

let opened: Auth | null = null;

function openKit(): Auth {
  if (opened !== null) return opened;
  const { hostedIdentity: hosted } = installation;
  if (hosted === null) throw new Error('No identity service is set up.');
  const { apiKey, authDomain, project: projectId } = hosted;
  opened = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (hosted.emulator !== null) {
    connectAuthEmulator(opened, hosted.emulator, { disableWarnings: true });
  }
  return opened;
}

/** Signs in there, and with what it gives here. */
async function enter(signIn: (kit: Auth) => Promise<UserCredential>): Promise<SignInOutcome> {
  let idToken: string;
  try {
    const kit = openKit();
    const { user } = await signIn(kit);
    idToken = await user.getIdToken();
    await kit.signOut();
  } catch (error) {
    return { ok: false, refusal: hostedRefusal(error) };
  }
  try {
    // A session that somebody has left, and that the server has not ended yet, ends first.
    if (pendingSignOut.isSet()) {
      await revokeSession();
      pendingSignOut.clear();
    }
    const reply = await exchangeWithIdentity('POST', '/auth/sign-in/hosted', { idToken });
    const outcome = takeSignIn(reply);
    return outcome.ok
      ? outcome
      : { ok: false, refusal: providerRefusal(fieldOf(reply.body, 'code')) };
  } catch {
    return { ok: false, refusal: refuse(refusals['signIn.network']) };
  }
}

export const attemptHostedPasswordSignIn = (email: string, password: string) =>
  enter((kit) => signInWithEmailAndPassword(kit, email, password));

const microsoft = 'microsoft.com';

/** To be called in a click, with this module loaded: the kit opens a pop-up. */
export const attemptHostedPopup = (provider: 'google' | 'microsoft') =>
  enter((kit) =>
    signInWithPopup(
      kit,
      provider === 'google' ? new GoogleAuthProvider() : new OAuthProvider(microsoft),
    ),
  );

/** Asks the service to mail a link for a new password. Whether it knows the address is not told. */
export async function requestHostedReset(email: string): Promise<{ readonly sendsMail: true }> {
  try {
    await sendPasswordResetEmail(openKit(), email);
  } catch (error) {
    const refusal = hostedRefusal(error);
    if (refusal.code !== refusals['signIn.wrong'].code) throw problemOf(refusal);
  }
  return { sendsMail: true };
}
