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

/** An optimistic entry; the server sets its id and times. */
const unsaved = { id: '', userId: '', isActive: true, createdAt: '', updatedAt: '' };

const chosenIn = (
  known: readonly UserMetadata[] | undefined,
  id: string | null,
): UserMetadata[] => [{ ...(known?.[0] ?? unsaved), activeCollectionId: id }];

/**
 * The active collection (section 3), synced between the person's devices. It is cached on the device until
 * the server responds. Null: none.
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
    // In sequence, so that the last choice wins.
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
