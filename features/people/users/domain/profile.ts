import * as z from 'zod/mini';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { FoundUser } from '#core/domain/identity/user.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, WebUrl } from '#core/domain/schemas.ts';
import { userLimits } from './limits.ts';

/** A link of a person's own, such as a homepage. LinkedIn has a field of its own (section 3). */
export const ProfileLink = z.object({
  label: requiredText(userLimits.linkLabelCharacters),
  url: WebUrl,
});
export type ProfileLink = z.infer<typeof ProfileLink>;

const Named = z.object({ id: Id, name: z.string() });

/** A person's place on a case team. */
export const ProfileTeam = z.object({
  opportunity: Named,
  corporation: Named,
  /** As it was written. */
  role: z.string(),
});
export type ProfileTeam = z.infer<typeof ProfileTeam>;

/** Section 3, "User", with what a profile shows beside it. */
export const Profile = z.extend(FoundUser, {
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  corporation: z.nullable(Named),
  /** Whether they administer it. */
  isAdministrator: z.boolean(),
  systemRoles: z.array(SystemRoleName),
  /** Those whose team the reader may see. */
  caseTeams: z.array(ProfileTeam),
  createdAt: Instant,
});
export type Profile = z.infer<typeof Profile>;

/** An empty field means nothing chosen. */
const emptyOr = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.nullable(z.union([z.literal(''), schema]));

/**
 * A partial update: omitted fields are unchanged, so that two people who change different fields
 * lose nothing. The display name is split as in section 3; a blank one comes from the email address.
 */
export const ProfileChange = z.strictObject({
  displayName: z.optional(text(limits.nameCharacters)),
  title: z.optional(z.nullable(text(limits.nameCharacters))),
  linkedin: z.optional(emptyOr(WebUrl)),
  links: z.optional(z.array(ProfileLink).check(z.maxLength(userLimits.linksMost))),
  /** Changed by Superusers alone (section 6: it counts as the role Foundry User). */
  isFoundryUser: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
