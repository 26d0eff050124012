import * as z from 'zod/mini';

/** Section 3, "Authenticated user (as held on the client)". Stored in local storage; contains no secret. */
export const AuthenticatedUser = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
});
export type AuthenticatedUser = z.infer<typeof AuthenticatedUser>;
