import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { FoundUser, User, UserSync } from './user.ts';

const authId = text(limits.nameCharacters);
const flag = z.enum(['true', 'false']);

/** Section 7. The caller's own auth id only; foundry may read others. */
export const byAuth = endpoint({
  method: 'GET',
  path: '/users/by-auth',
  summary: 'The user with this auth id.',
  may: 'signedIn',
  query: z.object({ authId }),
  answer: User,
});

/**
 * Section 7. Colleagues and people on the same case teams; everybody for the foundry. The client's
 * claim to be foundry is ignored.
 */
export const getByEmail = endpoint({
  method: 'GET',
  path: '/users/get-by-email',
  summary: 'The person with this email address, among those one may find.',
  may: 'signedIn',
  query: z.object({ email: text(limits.nameCharacters), isFoundryUser: z.optional(flag) }),
  answer: User,
});

/**
 * Section 7. `sameCorporationOnly=false` widens it for the foundry; the caller is taken from the
 * token.
 */
export const search = endpoint({
  method: 'GET',
  path: '/users/search',
  kind: 'search',
  summary: 'People by name or email, among those one may find.',
  may: 'signedIn',
  query: z.object({
    q: text(limits.queryCharacters),
    sameCorporationOnly: z._default(flag, 'true'),
    currentAuthId: z.optional(authId),
    /** Of these people, those of one corporation. */
    corporationId: z.optional(Uuid),
  }),
  answer: z.array(FoundUser),
});

/** Section 7, "User sync". The body is unverified: identity and email come from the token. */
export const sync = endpoint({
  method: 'POST',
  path: '/users/authenticated-user',
  summary: 'Makes sure that the signed-in person has a user record, and answers it.',
  may: 'signedIn',
  body: z.extend(UserSync, {
    authId,
    firstName: text(limits.nameCharacters),
    lastName: text(limits.nameCharacters),
    email: text(limits.nameCharacters),
    photoUrl: z.nullable(text(limits.urlCharacters)),
  }),
  answer: User,
});
