import { useQuery } from '@tanstack/react-query';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { people } from '#features/directory/collections/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** People with access, owner first; undefined until loaded. */
export function usePeopleWithAccess({ id, sharedToUsers }: Collection) {
  const { data, error, refetch } = useQuery(queryOptionsOf(people, { params: { id } }));
  // Removed people are hidden at once, before the server responds.
  const holders = data?.filter(({ authId, isOwner }) => isOwner || sharedToUsers.includes(authId));
  return {
    holders,
    owner: holders?.find(({ isOwner }) => isOwner),
    error,
    reload: () => void refetch(),
  };
}
