import * as z from 'zod/mini';
import { CaseRole, OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { Id, Instant, WebUrl } from '#core/domain/schemas.ts';
import { SystemRole } from '#core/domain/authorization/system-role.ts';

/** Our own address of a photo, or that of another server. */
const isPhotoAddress = (address: string): boolean =>
  /^\/api\/users\/[\w-]+\/photo\?v=\w+$/u.test(address) || z.safeParse(WebUrl, address).success;

/** Section 3, "User". */
export const User = z.object({
  id: Id,
  authId: z.nullable(z.string()),
  photoUrl: z.optional(z.nullable(z.string().check(z.refine(isPhotoAddress)))),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  isFoundryUser: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A user found by name or email, with the title to distinguish equal names. */
export const FoundUser = z.extend(User, { title: z.nullable(z.string()) });
export type FoundUser = z.infer<typeof FoundUser>;

/** Section 3, "Team member". */
export const TeamMember = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  title: z.nullable(z.string()),
  /** A role of section 6, or of another name, as it was written. */
  role: z.nullable(z.string()),
  /** False: a role of another name, which only reads until who manages the team confirms it. */
  isConfirmed: z.optional(z.boolean()),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Section 3, "User with case role". */
const UserWithCaseRole = z.extend(User, { role: CaseRole });

/** The same as a case team has it: Support is a role on it too (section 6). */
export const CaseTeamUser = z.extend(UserWithCaseRole, {
  /** What it permits: for a role of another name, that of a role of section 6. */
  role: OpportunityRole,
  /** The other name, as it was written. */
  roleName: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** False: the account is disabled. */
  isActive: z.optional(z.boolean()),
});
export type CaseTeamUser = z.infer<typeof CaseTeamUser>;

/**
 * Section 3, "User record synced with the backend". Every field is an unverified claim of the
 * client: the server takes identity and email from the token.
 */
export const UserSync = z.object({
  authId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  photoUrl: z.nullable(z.string()),
});
export type UserSync = z.infer<typeof UserSync>;

/**
 * Section 3, "User with roles (administration list)".
 * @public of the specification
 */
export const UserWithRoles = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isFoundryUser: z.boolean(),
  title: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  lastSignInAt: z.nullable(Instant),
  lastLoginIp: z.nullable(z.string()),
  metadata: z.nullable(
    z.object({ browserType: z.nullable(z.string()), deviceType: z.nullable(z.string()) }),
  ),
  systemRoles: z.array(SystemRole),
});
export type UserWithRoles = z.infer<typeof UserWithRoles>;
