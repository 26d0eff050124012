import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { hour, second } from '#core/domain/units.ts';

/**
 * Tells browsers behind one address apart, for limits alone: random, known to public endpoints only, stored
 * nowhere, and gone after an hour.
 */
const cookieName = 'outrider.form';

const cookiePattern = /(?:^|;\s*)outrider\.form=([\w-]{22})(?:;|$)/u;

/** The browser that a request comes from; null: it has not said. */
export const browserOf = ({ headers }: FastifyRequest): string | null =>
  cookiePattern.exec(headers.cookie ?? '')?.[1] ?? null;

/** Names the browser, and for another hour after each act that counts. */
export function nameBrowser(
  endpoint: Endpoint,
  isHttps: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const browser = browserOf(request);
  const isCounted = endpoint.donePerHour !== undefined;
  if (!isCounted && (endpoint.namesBrowser !== true || browser !== null)) return;
  const value = browser ?? randomBytes(16).toString('base64url');
  const flags = `Path=/api/public; Max-Age=${hour / second}; HttpOnly; SameSite=Lax`;
  void reply.header('set-cookie', `${cookieName}=${value}; ${flags}${isHttps ? '; Secure' : ''}`);
}
