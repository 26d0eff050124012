import { useQueryClient } from '@tanstack/react-query';
import { notes, writeNote } from '#features/directory/collections/domain/endpoints.ts';
import type { CompanyNote, NoteChange } from '#features/directory/collections/domain/note.ts';
import { personName } from '#core/domain/identity/names.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { isStale } from '#core/web/sync/conflicts.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { toastError } from '#ui/toasts.ts';

/** Text or rating, and the company's id. */
type Written = NoteChange & { readonly companyId: string };

/** Saves notes of a collection one after the other, with an optimistic update and rollback. */
export function useWriteNote(collectionId: string, onRefused?: (refused: Written) => void) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = queryKeyOf(notes, { params: { id: collectionId } });
  const shownIn = [{ queryKey }];
  const noteOf = (companyId: string) =>
    client.getQueryData<CompanyNote[]>(queryKey)?.find((one) => one.companyId === companyId);
  const put = (companyId: string, note: CompanyNote | undefined) =>
    client.setQueryData<CompanyNote[]>(queryKey, (all = []) => [
      ...all.filter((one) => one.companyId !== companyId),
      ...(note ? [note] : []),
    ]);
  return useRecordMutation({
    record: `notes ${collectionId}`,
    send: ({ companyId, ...body }: Written) =>
      callUntilAnswered(writeNote, { params: { id: collectionId, companyId }, body }),
    shownIn,
    refetched: shownIn,
    show: ({ companyId, note, rating }) => {
      const before = noteOf(companyId);
      put(companyId, {
        companyId,
        note: note ?? before?.note ?? '',
        rating: rating === undefined ? (before?.rating ?? null) : rating,
        by: { id: user?.id ?? '', name: user === null ? '' : personName(user) },
        updatedAt: new Date().toISOString(),
      });
      // This company only: other notes may have changed.
      return { rollBack: () => put(companyId, before) };
    },
    refused: (error, change) => {
      onRefused?.(change);
      // The draft asks how a conflict goes on.
      if (!isStale(error)) toastError(error);
    },
  });
}
