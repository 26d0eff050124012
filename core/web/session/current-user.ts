import * as corporations from '#core/domain/identity/corporation-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { SystemRoleName, type AssignedSystemRole } from '#core/domain/authorization/system-role.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import * as users from '#core/domain/identity/user-endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const undisturbed = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Section 7: fresh for 5 minutes, retried at most 2 times with a 2 second delay. */
export const currentUser = (authId: string) => ({
  ...queryOptionsOf(users.byAuth, { query: { authId } }),
  ...undisturbed,
  staleTime: limits.currentUserFreshMs,
  retry: limits.currentUserRetries,
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

function namesOf(held: readonly AssignedSystemRole[]): SystemRoleName[] {
  return held.flatMap(({ name }) => SystemRoleName.safeParse(name).data ?? []);
}
