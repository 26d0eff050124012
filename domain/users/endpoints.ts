import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { text } from '#domain/shapes.ts';
import { User, UserSync } from './user.ts';

const authId = text(limits.nameCharacters);

/** Section 7. Answers only for the caller's own auth id; foundry may read others. */
export const byAuth = endpoint({
  method: 'GET',
  path: '/users/by-auth',
  summary: 'The user with this auth id.',
  may: 'signedIn',
  query: z.object({ authId }),
  answer: User,
});

/** Section 7, "user sync". The body is a claim: identity and e-mail come from the token. */
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
