import { refusals } from '#core/domain/refusals.ts';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '#core/platform/limits.ts';
import { refused } from '#core/platform/http/refused.ts';

/** The claims of a verified bearer token: the person and the session. */
export interface Claims {
  readonly authId: string;
  readonly sessionId: string;
}

export interface TokenReader {
  /** @throws Refused `unauthenticated` when the token is foreign, malformed or expired. */
  read(token: string): Promise<Claims>;
}

const rememberedTokens = 5000;
const second = 1000;
/** Limits reads of the keys: tokens with random key ids must not each cause one. */
const rereadPauseMs = 5 * second;

/**
 * Verifies tokens against our own published keys. Verification costs 0.1 to 0.2 ms, so a verified
 * token is cached until it expires; whether its session still exists is checked separately.
 */
export function openTokenReader(options: {
  issuer: string;
  keys: () => Promise<JSONWebKeySet>;
}): TokenReader {
  const remembered = new LRUCache<string, Claims>({ max: rememberedTokens });
  let keySet: ReturnType<typeof createLocalJWKSet> | null = null;
  let readAt = 0;

  async function verify(token: string, fresh: boolean): ReturnType<typeof jwtVerify> {
    if (keySet === null || fresh) {
      readAt = Date.now();
      keySet = createLocalJWKSet(await options.keys());
    }
    try {
      return await jwtVerify(token, keySet, {
        algorithms: ['ES256'],
        issuer: options.issuer,
        audience: options.issuer,
        requiredClaims: ['sub', 'sid', 'exp'],
      });
    } catch (error) {
      // A key may have been added since the keys were read: read them once more.
      const mayReread = !fresh && Date.now() - readAt > rereadPauseMs;
      if (error instanceof errors.JWKSNoMatchingKey && mayReread) return verify(token, true);
      throw error;
    }
  }

  return {
    read: async (token) => {
      const entry = remembered.get(token);
      if (entry) return entry;
      try {
        const { payload } = await verify(token, false);
        if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') {
          throw refused(refusals.unauthenticated);
        }
        const claims: Claims = { authId: payload.sub, sessionId: payload.sid };
        const lifeMs = (payload.exp ?? 0) * second - Date.now();
        if (lifeMs > 0)
          remembered.set(token, claims, { ttl: Math.min(lifeMs, serverLimits.tokenLifeMs) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) throw refused(refusals.unauthenticated);
        throw error;
      }
    },
  };
}
