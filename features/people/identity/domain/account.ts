import * as z from 'zod/mini';
import { EmailAddress as AnyCase } from '#core/domain/identity/email-address.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

/** An email address as it is stored: in lower case. */
export const EmailAddress = AnyCase.check(z.toLowerCase());

/** A password as typed. How long it must be is said in a sentence of its own. */
export const TypedPassword = z.string().check(z.maxLength(1000));

export const OpenSession = z.object({
  id: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The address it was last used from. */
  address: z.nullable(z.string()),
  /** "Chrome on Windows". */
  device: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Instant });
export type Passkey = z.infer<typeof Passkey>;

/** How somebody signs in, and where they are signed in. */
export const AccountSecurity = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  /** Another address, which their identity provider has for them since it last signed them in. */
  providerEmail: z.nullable(z.string()),
  /** False: they sign in by a provider. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  passkeys: z.array(Passkey),
  sessions: z.array(OpenSession),
  /** Whether this installation sends mails. */
  sendsMail: z.boolean(),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

/** An account that was made for somebody who has not used it yet. */
export const OpenInvitation = z.object({
  /** Of the person. */
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  invitedBy: z.nullable(z.string()),
  sentAt: Instant,
  /** When the last link ends, or ended. */
  expiresAt: Instant,
  isExpired: z.boolean(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;
