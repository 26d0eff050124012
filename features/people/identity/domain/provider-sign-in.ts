import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';

/** Names an attempt in the messages of its pop-up. Made by the page; no secret. */
const attempt = z.string().check(z.regex(/^[\w-]{16,64}$/u));

/** What a page sends to begin signing in with a provider. */
export const ProviderSignIn = z.strictObject({
  /** A provider, or an email address whose domain has one. */
  provider: z.optional(z.string().check(z.maxLength(limits.nameCharacters))),
  email: z.optional(z.string().check(z.maxLength(limits.emailCharacters))),
  /** Of a pop-up. Without one, the page itself goes to the provider and comes back. */
  attempt: z.optional(attempt),
  /** Where the page goes on; checked when it does. */
  redirect: z.optional(z.string().check(z.maxLength(limits.urlCharacters))),
});
export type ProviderSignIn = z.infer<typeof ProviderSignIn>;

/** Between the pop-up's last page, `core/web/static/auth/done.js`, and the form. */
export const popupChannel = 'outrider.signIn';

/** Begins an attempt of `outrider sso check`, which nobody is signed in by. */
export const checkState = 'check.';
