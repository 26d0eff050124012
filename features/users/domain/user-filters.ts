import { systemRoleNames } from '#core/domain/authorization/system-role.ts';

/** A system role; the flag counts as Foundry User (section 6). `none`: neither. */
export const roleFilters = [...systemRoleNames, 'none'] as const;

/** When people last signed in. `disabled`: they may not. */
export const activityFilters = ['recent', 'idle', 'never', 'disabled'] as const;

export const userSorts = ['name', 'email', 'lastSignIn', 'created'] as const;

export type ActivityFilter = (typeof activityFilters)[number];
export type UserSort = (typeof userSorts)[number];
