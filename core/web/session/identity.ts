import { withAsciiDomain } from '#core/domain/identity/email-address.ts';
import * as z from 'zod/mini';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { displayNameFromEmail } from '#core/domain/identity/names.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { problemOf } from '#core/web/transport/problem.ts';

/**
 * The identity provider's own API, as far as we use it. Its responses also carry the raw session token:
 * only the profile is parsed.
 */
const Profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.string())),
});
const WithProfile = z.object({ user: Profile });

function authenticatedUserOf({
  id,
  email,
  name,
  image,
}: z.infer<typeof Profile>): AuthenticatedUser {
  return {
    uid: id,
    email,
    displayName: name?.trim() || displayNameFromEmail(email) || null,
    // Sign-up accepts any text as an image, `javascript:` too.
    photoURL: WebUrl.safeParse(image).data ?? null,
  };
}

/** The person in a response of the provider; null if there is none. */
export function userIn(reply: Reply): AuthenticatedUser | null {
  const answer = WithProfile.safeParse(reply.body);
  return reply.ok && answer.success ? authenticatedUserOf(answer.data.user) : null;
}

export function requestPasswordSignIn(email: string, password: string): Promise<Reply> {
  return exchangeWithIdentity('POST', '/auth/sign-in/email', {
    email: withAsciiDomain(email),
    password,
  });
}

/** The user of the session cookie; null if there is none. Throws if the provider does not answer. */
export async function fetchSessionUser(): Promise<AuthenticatedUser | null> {
  const reply = await exchangeWithIdentity('GET', '/auth/get-session');
  if (reply.status === 401 || (reply.ok && reply.body === null)) return null;
  const user = userIn(reply);
  if (user !== null) return user;
  throw problemOf(
    reply.ok
      ? refuse(refusals['transport.parse'])
      : refuse(refusals['transport.status'], { code: reply.status }),
    { status: reply.status },
  );
}

/** Ends the session on the server. Throws when that is not certain. */
export async function revokeSession(): Promise<void> {
  const { ok, status } = await exchangeWithIdentity('POST', '/auth/sign-out', {});
  // 401: the session has ended already.
  if (!ok && status !== 401)
    throw problemOf(refuse(refusals['transport.status'], { code: status }), { status });
}
