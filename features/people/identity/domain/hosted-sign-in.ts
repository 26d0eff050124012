import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';

/** What a page sends after somebody has signed in at the hosted identity service. */
export const HostedSignIn = z.strictObject({
  idToken: z.string().check(z.maxLength(limits.hostedTokenCharacters)),
});
