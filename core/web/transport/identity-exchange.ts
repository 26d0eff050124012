import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';
import { NetworkFailure, exchange, type Reply } from './exchange.ts';
import { timedOut, withTimeout } from './timeout.ts';

/**
 * One request to the identity provider: with the session cookie, never cached, aborted after the
 * network timeout of section 9. `body` is sent as JSON.
 */
export async function exchangeWithIdentity(
  method: 'GET' | 'POST',
  path: `/auth/${string}`,
  body?: unknown,
): Promise<Reply> {
  const giveUp = new AbortController();
  const reply = await withTimeout(
    exchange(buildUrl(path), {
      method,
      credentials: 'include',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: giveUp.signal,
    }),
    limits.identityNetworkTimeoutMs[isMobile() ? 'mobile' : 'desktop'],
  );
  if (reply !== timedOut) return reply;
  giveUp.abort();
  throw new NetworkFailure('The identity provider did not answer.');
}

function isMobile(): boolean {
  return /Mobi/u.test(navigator.userAgent);
}
