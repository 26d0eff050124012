import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallKind, Endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { second } from '#core/domain/units.ts';
import { tooManyCalls } from '#core/platform/http/too-many-calls.ts';

/** Limits how often one person or API key calls, so that one script does not slow everybody down. */
export interface CallLimits {
  /** Counts a call. @throws Refused `tooMany`, with how long to wait. */
  assertWithin(endpoint: Endpoint, authId: string): Promise<void>;
  /** The same for a call by an API key. */
  assertKeyWithin(keyId: string): Promise<void>;
}

const kindOf = ({ kind, method }: Endpoint): CallKind =>
  kind ?? (method === 'GET' ? 'read' : 'write');

/** Counts a call. @throws Refused `tooMany`. */
export async function consume(limiter: RateLimiterMemory | undefined, id: string): Promise<void> {
  try {
    await limiter?.consume(id);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyCalls(error.msBeforeNext / second);
  }
}

/** Counted by each node for itself, in memory: a limit against floods need not be exact. */
export function openCallLimits(): CallLimits {
  const limiters = new Map(
    Object.entries(limits.callsPerPerson).map(([kind, { calls, seconds }]) => [
      kind,
      new RateLimiterMemory({ points: calls, duration: seconds }),
    ]),
  );
  const { calls, seconds } = serverLimits.callsPerApiKey;
  const ofKeys = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    assertWithin: (endpoint, authId) => consume(limiters.get(kindOf(endpoint)), authId),
    assertKeyWithin: (keyId) => consume(ofKeys, keyId),
  };
}

/** For tests and measurements, which call as fast as they can. */
export const noCallLimits: CallLimits = {
  assertWithin: async () => {},
  assertKeyWithin: async () => {},
};
