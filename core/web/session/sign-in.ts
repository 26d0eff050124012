import * as z from 'zod/mini';
import { refuse, refusals, type Refusal } from '#core/domain/refusals.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import { fieldOf } from '#core/web/transport/body.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { authStore, type AuthStore } from './auth-store.ts';
import { requestPasswordSignIn, userIn } from './identity.ts';

export type SignInOutcome =
  | { readonly ok: true; readonly user: AuthenticatedUser }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** The password was right, and a code of the second factor is asked. */
      readonly asksSecondFactor?: true;
    };

/** Section 2: sign-in helpers return false on any failure and show no message. */
export async function signInWithPassword(
  email: string,
  password: string,
  store: AuthStore = authStore,
): Promise<boolean> {
  return (await attemptPasswordSignIn(email, password, store)).ok;
}

/** Signs in, or returns the error message of section 8 for the form. */
export async function attemptPasswordSignIn(
  email: string,
  password: string,
  store: AuthStore = authStore,
): Promise<SignInOutcome> {
  let reply: Reply;
  try {
    reply = await requestPasswordSignIn(email, password);
  } catch {
    return { ok: false, refusal: refuse(refusals['signIn.network']) };
  }
  if (reply.ok && AskedForSecondFactor.safeParse(reply.body).success) {
    return { ok: false, refusal: refuse(refusals['signIn.failed']), asksSecondFactor: true };
  }
  return takeSignIn(reply, store);
}

const AskedForSecondFactor = z.object({ twoFactorRedirect: z.literal(true) });

/** Whoever an answer of the provider has signed in is signed in on this page. */
export function takeSignIn(reply: Reply, store: AuthStore = authStore): SignInOutcome {
  const user = userIn(reply);
  if (user === null) return { ok: false, refusal: refuse(refusals[codeIn(reply)]) };
  store.signedIn(user);
  return { ok: true, user };
}

type SignInCode = Extract<keyof typeof refusals, `signIn.${string}`>;

/** The provider's codes. It does not distinguish an unknown email from a wrong password; nor do we. */
const codesOfProvider = new Map<unknown, SignInCode>([
  ['INVALID_EMAIL', 'signIn.invalidEmail'],
  ['INVALID_EMAIL_OR_PASSWORD', 'signIn.wrong'],
  ['BANNED_USER', 'signIn.disabled'],
]);

function codeIn({ status, body }: Reply): SignInCode {
  if (status === 429) return 'signIn.tooMany';
  const code = fieldOf(body, 'code');
  if (isSignInCode(code)) return code;
  return codesOfProvider.get(code) ?? (status === 401 ? 'signIn.wrong' : 'signIn.failed');
}

function isSignInCode(code: unknown): code is SignInCode {
  return typeof code === 'string' && code.startsWith('signIn.') && Object.hasOwn(refusals, code);
}
