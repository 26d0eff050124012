import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notes, writeNote } from '#features/collections/domain/endpoints.ts';
import type { CompanyNote, NoteChange } from '#features/collections/domain/note.ts';
import { personName } from '#core/domain/identity/names.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { toast } from '#ui/toasts.ts';

/** Text or rating, and the company's id. */
type Written = NoteChange & { readonly companyId: string };

/** A conflicting edit by somebody else. */
export const isNoteConflict = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'stale';

/** Saves notes of a collection one after the other, with an optimistic update and rollback. */
export function useWriteNote(collectionId: string, onRefused?: (refused: Written) => void) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = queryKeyOf(notes, { params: { id: collectionId } });
  const mutationKey = ['write', ...queryKey];
  const noteOf = (companyId: string) =>
    client.getQueryData<CompanyNote[]>(queryKey)?.find((one) => one.companyId === companyId);
  const show = (companyId: string, note: CompanyNote | undefined) =>
    client.setQueryData<CompanyNote[]>(queryKey, (all = []) => [
      ...all.filter((one) => one.companyId !== companyId),
      ...(note ? [note] : []),
    ]);
  return useMutation({
    mutationKey,
    scope: { id: `notes ${collectionId}` },
    mutationFn: ({ companyId, ...body }: Written) =>
      call(writeNote, { params: { id: collectionId, companyId }, body }),
    onMutate: async ({ companyId, note, rating }) => {
      await client.cancelQueries({ queryKey });
      const before = noteOf(companyId);
      show(companyId, {
        companyId,
        note: note ?? before?.note ?? '',
        rating: rating === undefined ? (before?.rating ?? null) : rating,
        by: { id: user?.id ?? '', name: user === null ? '' : personName(user) },
        updatedAt: new Date().toISOString(),
      });
      return { before };
    },
    onError: (error, change, shown) => {
      // Roll back this company only: other notes may have changed.
      show(change.companyId, shown?.before);
      onRefused?.(change);
      if (!isNoteConflict(error)) toast(error.message, 'bad');
    },
    onSettled: async () => {
      // Not while another is pending: the refetched notes would lack it.
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
}
