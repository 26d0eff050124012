import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refusals } from '#core/domain/refusals.ts';
import { text } from '#core/domain/schemas.ts';
import { refused } from '#core/platform/http/refused.ts';
import { parse } from '#core/server/endpoints/endpoint-request.ts';
import { authPasskeys } from '#core/server/tables/identity.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { assertOwnPassword, findPasswordHash, type AccountParts } from './account-parts.ts';
import { sessionOf, type GuessParts } from './secret-attempts.ts';

/** Where adding a passkey begins. Without the challenge that it answers none can be added. */
export const passkeyOptions = '/passkey/generate-register-options';
/** Where it ends. */
export const passkeyRegistration = '/passkey/verify-registration';

const passwordIn = (body: unknown): string => {
  const value =
    typeof body === 'object' && body !== null && 'password' in body ? body.password : '';
  return typeof value === 'string' ? value : '';
};

const Name = z.object({ name: z.optional(text(identityLimits.passkeyNameCharacters)) });

/** The library stores any name. @throws Refused `invalid` */
export function assertPasskeyName(body: unknown): void {
  parse('body', Name, body);
}

/**
 * A passkey opens the account for good, so an open session is not enough to add one: the password is
 * asked, or, of somebody without one, that they signed in just now.
 */
export async function assertMayAddPasskey(
  request: FastifyRequest,
  parts: AccountParts & Pick<GuessParts, 'identity'>,
): Promise<void> {
  const { database } = parts;
  const signedIn = await sessionOf(parts, request);
  if (signedIn === null) throw refused(refusals.unauthenticated);
  const { user, session } = signedIn;
  const most = identityLimits.passkeysMost;
  if ((await database.$count(authPasskeys, eq(authPasskeys.userId, user.id))) >= most) {
    throw refused(identityRefusals['passkey.tooMany'], { most });
  }
  if ((await findPasswordHash(database, user.id)) !== null) {
    const person = { authId: user.id, email: user.email, sessionId: session.id };
    await assertOwnPassword(parts, database, person, passwordIn(request.body));
    return;
  }
  const age = Date.now() - session.createdAt.getTime();
  if (age > identityLimits.recentSignInMs) throw refused(identityRefusals['account.signInAgain']);
}
