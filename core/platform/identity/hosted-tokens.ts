import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import type { Claims } from './providers.ts';

/** Which tokens are a hosted identity service's own. */
export interface HostedTokens {
  readonly project: string;
  readonly keysUrl: string;
}

const second = 1000;
const subjectCharactersMost = 128;

/** Errors of the keys, and not of the token. */
const withoutKeys = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

/** Whether its person has just signed in: a token from elsewhere is soon worth nothing here. */
function isRecent({ auth_time: signedInAt }: JWTPayload): boolean {
  if (typeof signedInAt !== 'number') return false;
  const age = Date.now() - signedInAt * second;
  const tolerance = serverLimits.hostedClockToleranceMs;
  return age >= -tolerance && age <= serverLimits.hostedSignInAgeMs + tolerance;
}

const hasSubject = ({ sub }: JWTPayload): boolean =>
  sub !== undefined && sub !== '' && sub.length <= subjectCharactersMost;

/**
 * Verifies ID tokens of a Firebase-compatible identity service: RS256 by a published key, issuer and
 * audience of the project, a subject, and a sign-in of the last minutes. Null: the token is no such.
 * @throws when the keys cannot be fetched
 */
export function hostedTokenVerifier({ project, keysUrl }: HostedTokens) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: serverLimits.hostedKeysTimeoutMs,
  });
  return async (token: string): Promise<Claims | null> => {
    if (token.length > limits.hostedTokenCharacters) return null;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        clockTolerance: serverLimits.hostedClockToleranceMs / second,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      });
      return hasSubject(payload) && isRecent(payload) ? payload : null;
    } catch (error) {
      if (error instanceof errors.JOSEError && !withoutKeys.has(error.code)) return null;
      throw error;
    }
  };
}
