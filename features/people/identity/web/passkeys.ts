import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { refusalText } from '#core/domain/refusals.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { problemFromReply } from '#core/web/transport/problem-from-reply.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { networkProblem, outcomeOf, type FactorOutcome } from './second-factor.ts';

/** Fetched when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const failed: FactorOutcome = {
  ok: false,
  problem: refusalText(identityRefusals['passkey.failed']),
};

/** The browser's own dialog was closed: no error. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Signs in by a passkey. Null: the person cancelled. */
export async function attemptPasskeySignIn(): Promise<FactorOutcome | null> {
  try {
    const reply = await exchangeWithIdentity('GET', '/auth/passkey/generate-authenticate-options');
    if (!reply.ok) return { ok: false, problem: problemFromReply(reply).message };
    const optionsJSON = {
      ...(reply.body as PublicKeyCredentialRequestOptionsJSON),
      userVerification: 'required',
    } as const;
    const { startAuthentication } = await webAuthn();
    let response: unknown;
    try {
      response = await startAuthentication({ optionsJSON });
    } catch (error) {
      return isCancelled(error) ? null : failed;
    }
    const path = '/auth/passkey/verify-authentication';
    return outcomeOf(await exchangeWithIdentity('POST', path, { response }));
  } catch {
    return networkProblem;
  }
}

/** Adds a passkey to the account. Null: the person cancelled. */
export async function addPasskey(name: string, password: string): Promise<FactorOutcome | null> {
  try {
    const path = '/auth/passkey/generate-register-options';
    const reply = await exchangeWithIdentity('POST', path, { password });
    if (!reply.ok) return { ok: false, problem: problemFromReply(reply).message };
    const { startRegistration } = await webAuthn();
    let response: unknown;
    try {
      response = await startRegistration({
        optionsJSON: reply.body as PublicKeyCredentialCreationOptionsJSON,
      });
    } catch (error) {
      return isCancelled(error) ? null : failed;
    }
    const added = await exchangeWithIdentity('POST', '/auth/passkey/verify-registration', {
      response,
      name,
    });
    return added.ok ? { ok: true } : { ok: false, problem: problemFromReply(added).message };
  } catch {
    return networkProblem;
  }
}
