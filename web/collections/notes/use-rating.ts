import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notes, writeNote } from '#domain/collections/endpoints.ts';
import type { CompanyNote } from '#domain/collections/note.ts';
import { personName } from '#domain/users/names.ts';
import { useSession } from '#web/session/use-session.ts';
import { keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { toast } from '#web/ui/toasts.ts';

interface Rated {
  readonly companyId: string;
  readonly rating: number | null;
}

/** Rates any company of a collection: shown at once, taken back when it is refused. */
export function useRating(collectionId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = keyOf(notes, { params: { id: collectionId } });
  const mutationKey = ['rate', ...queryKey];
  return useMutation({
    mutationKey,
    // One after the other: what is rated last holds.
    scope: { id: `rate ${collectionId}` },
    mutationFn: ({ companyId, rating }: Rated) =>
      call(writeNote, { params: { id: collectionId, companyId }, body: { rating } }),
    onMutate: async ({ companyId, rating }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<CompanyNote[]>(queryKey);
      const by = { id: user?.id ?? '', name: user === null ? '' : personName(user) };
      const updatedAt = new Date().toISOString();
      client.setQueryData<CompanyNote[]>(queryKey, (all = []) => [
        ...all.filter((one) => one.companyId !== companyId),
        {
          ...{ companyId, rating, by, updatedAt },
          note: all.find((one) => one.companyId === companyId)?.note ?? '',
        },
      ]);
      return { before };
    },
    onError: (error, _rated, context) => {
      client.setQueryData(queryKey, context?.before);
      toast(error.message, 'bad');
    },
    onSettled: async () => {
      // Not while another one is on its way: what is read would lack it.
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
}
