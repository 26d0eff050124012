import * as z from 'zod/mini';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';

/** A system role; the flag counts as Foundry User (section 6). `none`: neither. */
export const roleFilters = [...systemRoleNames, 'none'] as const;

/** When people last signed in. `disabled`: they may not. */
export const activityFilters = ['recent', 'idle', 'never', 'disabled'] as const;

export const userSorts = ['name', 'email', 'lastSignIn', 'created'] as const;

export type ActivityFilter = (typeof activityFilters)[number];
export type UserSort = (typeof userSorts)[number];

/** Which people are listed, and in which order. */
export const UserFilter = z.object({
  /** Each word in the name or the email address. */
  q: z.optional(text(limits.queryCharacters)),
  role: z.optional(z.enum(roleFilters)),
  corporationId: z.optional(Uuid),
  activity: z.optional(z.enum(activityFilters)),
  sort: z._default(z.enum(userSorts), 'name'),
  direction: z.optional(z.enum(['ascending', 'descending'])),
});
export type UserFilter = z.infer<typeof UserFilter>;
