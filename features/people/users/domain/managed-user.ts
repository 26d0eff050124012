import * as z from 'zod/mini';
import { SystemRole } from '#core/domain/authorization/system-role.ts';
import { UserWithRoles } from '#core/domain/identity/user.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, text, Uuid } from '#core/domain/schemas.ts';
import { EmailAddress, TypedPassword } from '#features/people/identity/domain/account.ts';

/** Section 3, "User with roles", with what administration acts on beside it. */
export const ManagedUser = z.extend(UserWithRoles, {
  isActive: z.boolean(),
  /** `invited`: nobody has used it yet. `none`: known from a case team only. */
  account: z.enum(['used', 'invited', 'none']),
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Whether they administer it. */
  isAdministrator: z.boolean(),
  systemRoles: z.array(z.extend(SystemRole, { endsAt: z.nullable(Instant) })),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/** What is left out stays as it is. Null: of no corporation. */
export const ManagedAccountChange = z.strictObject({
  isActive: z.optional(z.boolean()),
  corporationId: z.optional(z.nullable(Uuid)),
});
export type ManagedAccountChange = z.infer<typeof ManagedAccountChange>;

/** An account that somebody can sign in to at once, with a password that is handed over. */
export const AccountDraft = z.object({
  email: EmailAddress,
  firstName: text(limits.nameCharacters),
  lastName: text(limits.nameCharacters),
  corporationId: z.nullable(Uuid),
  password: TypedPassword,
});
export type AccountDraft = z.infer<typeof AccountDraft>;

export const UserFigures = z.object({
  people: z.int(),
  /** Signed in within `userLimits.recentDays`. */
  recent: z.int(),
  invited: z.int(),
  disabled: z.int(),
});
export type UserFigures = z.infer<typeof UserFigures>;
