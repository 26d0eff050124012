import * as corporations from '#core/domain/identity/corporation-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { SystemRoleName, type AssignedSystemRole } from '#core/domain/authorization/system-role.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import * as users from '#core/domain/identity/user-endpoints.ts';
import { askedUntilAnswered } from '#core/web/transport/failed-read.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const undisturbed = {
  ...askedUntilAnswered,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** What the frame knows of its person comes from these, and is asked for again together. */
export const sessionPaths: readonly string[] = [
  users.byAuth.path,
  roles.ofUser.path,
  corporations.ofUser.path,
  corporations.list.path,
];

/** Section 7: fresh for 5 minutes, retried with a 2 second delay. */
export const currentUser = (authId: string) => ({
  ...queryOptionsOf(users.byAuth, { query: { authId } }),
  ...undisturbed,
  staleTime: limits.currentUserFreshMs,
  retryDelay: limits.currentUserRetryDelayMs,
});

/** Section 6: cached for 5 minutes, not refetched on focus or reconnect. */
export const systemRolesOf = (userId: string) => ({
  ...queryOptionsOf(roles.ofUser, { params: { userId } }),
  ...undisturbed,
  staleTime: limits.systemRoleCacheMs,
  select: namesOf,
});

/** The person's corporation, fresh as long as the user record. */
export const corporationOf = (userId: string) => ({
  ...queryOptionsOf(corporations.ofUser, { params: { userId } }),
  ...undisturbed,
  staleTime: limits.currentUserFreshMs,
});

/** The corporations that the person may choose from, fresh as long as the user record. */
export const visibleCorporations = {
  ...queryOptionsOf(corporations.list),
  ...undisturbed,
  staleTime: limits.currentUserFreshMs,
};

function namesOf(held: readonly AssignedSystemRole[]): SystemRoleName[] {
  return held.flatMap(({ name }) => SystemRoleName.safeParse(name).data ?? []);
}
