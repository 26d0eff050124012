import { useQuery } from '@tanstack/react-query';
import { limits } from '#core/domain/limits.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { search } from '#core/domain/identity/user-endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/**
 * Searches people. The foundry finds people of all corporations, others those of their own and of their
 * case teams (section 7).
 */
export function usePeopleSearch(q: string) {
  const { person, authUser, corporation } = useSession();
  const isEnough = q.length >= limits.peopleSearchLeast;
  const sameCorporationOnly = isFoundry(person) ? 'false' : 'true';
  const { data, error, isFetching, isPaused } = useQuery({
    ...queryOptionsOf(search, { query: { q, sameCorporationOnly, currentAuthId: authUser?.uid } }),
    enabled: isEnough,
    placeholderData: (before) => before,
  });
  const nobody =
    corporation === null && !isFoundry(person)
      ? 'You don’t belong to a corporation yet, so there is no one to find.'
      : 'No matching person among your colleagues and case teams.';
  return {
    found: isEnough ? (data ?? []) : [],
    isEnough,
    /** No response yet. */
    isSought: error === null && (data === undefined || isFetching || isPaused),
    isPaused,
    /** Why there are none. */
    none: error?.message ?? nobody,
  };
}
