import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addUserMetadata, userMetadata } from '#features/documents/domain/endpoints.ts';
import type { UserMetadata } from '#features/documents/domain/user-metadata.ts';
import { limits } from '#core/domain/limits.ts';
import { readLocalStorage, writeLocalStorage } from '#core/web/session/local-storage.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';
import { formatFailure } from './use-collection-changes.ts';

const scope = { id: 'active-collection' };
const mutationKey = [scope.id];
const storageKey = (uid: string) => `outrider.collection.${uid}`;

/** Chosen, and not yet confirmed by the server, which gives it its id and its times. */
const unsaved = { id: '', userId: '', isActive: true, createdAt: '', updatedAt: '' };

const chosenIn = (
  known: readonly UserMetadata[] | undefined,
  id: string | null,
): UserMetadata[] => [{ ...(known?.[0] ?? unsaved), activeCollectionId: id }];

/**
 * The collection marked active (section 3), wherever the person signs in; on this device it is also
 * kept, for the moment in which the server has not said it yet. Null: none.
 */
export function useActiveCollection(): readonly [string | null, (id: string | null) => void] {
  const { authUser, user } = useSession();
  const uid = authUser?.uid ?? '';
  const client = useQueryClient();
  const asked = queryOptionsOf(userMetadata);
  const { data } = useQuery({
    ...asked,
    enabled: user !== null,
    staleTime: limits.currentUserFreshMs,
    queryFn: async ({ signal }) => {
      const known = await call(userMetadata, {}, { signal });
      writeLocalStorage(storageKey(uid), known[0]?.activeCollectionId ?? '');
      return known;
    },
  });
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the last one that was chosen is the one that stays.
    scope,
    mutationFn: (id: string | null) => call(addUserMetadata, { body: { activeCollectionId: id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: queryKeyOf(userMetadata) });
      const before = client.getQueryData<UserMetadata[]>(asked.queryKey);
      client.setQueryData<UserMetadata[]>(asked.queryKey, chosenIn(before, id));
      writeLocalStorage(storageKey(uid), id ?? '');
      return before;
    },
    onSuccess: (stored) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(asked.queryKey, [stored]);
    },
    onError: (error, _, before) => {
      client.setQueryData(asked.queryKey, before);
      toast(formatFailure(error), 'bad');
    },
  });
  const known =
    data === undefined ? readLocalStorage(storageKey(uid)) : data[0]?.activeCollectionId;
  return [known || null, mutate];
}
