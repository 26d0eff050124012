import { useQuery } from '@tanstack/react-query';
import type { Collection } from '#features/collections/domain/collection.ts';
import { people } from '#features/collections/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Who has a collection, its owner first; undefined until that is known. */
export function usePeopleWithAccess({ id, sharedToUsers }: Collection) {
  const { data, error, refetch } = useQuery(queryOptionsOf(people, { params: { id } }));
  // Who was taken out is gone at once, whatever the server still says.
  const holders = data?.filter(({ authId, isOwner }) => isOwner || sharedToUsers.includes(authId));
  return {
    holders,
    owner: holders?.find(({ isOwner }) => isOwner),
    error,
    reload: () => void refetch(),
  };
}
