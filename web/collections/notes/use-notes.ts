import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notes, writeNote } from '#domain/collections/endpoints.ts';
import type { CompanyNote, NoteChange } from '#domain/collections/note.ts';
import { personName } from '#domain/users/names.ts';
import { useSession } from '#web/session/use-session.ts';
import { ask, keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { Problem } from '#web/transport/problem.ts';
import { toast } from '#web/ui/toasts.ts';

/** What is thought of the companies of a collection, by company. */
export function useNotes(collectionId: string): ReadonlyMap<string, CompanyNote> {
  const { data } = useQuery({
    ...ask(notes, { params: { id: collectionId } }),
    select: byCompany,
  });
  return data ?? none;
}

const none: ReadonlyMap<string, CompanyNote> = new Map();
const byCompany = (all: readonly CompanyNote[]) => new Map(all.map((one) => [one.companyId, one]));

/** Somebody else wrote here meanwhile. */
export const isCrossed = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'stale';

/** Writes one, each after the one before: shown at once, taken back when it is refused. */
export function useWriteNote(
  collectionId: string,
  companyId: string,
  refused: (change: NoteChange) => void,
) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = keyOf(notes, { params: { id: collectionId } });
  return useMutation({
    scope: { id: `note ${collectionId} ${companyId}` },
    mutationFn: (body: NoteChange) =>
      call(writeNote, { params: { id: collectionId, companyId }, body }),
    onMutate: async ({ note, rating }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<CompanyNote[]>(queryKey);
      const stored = before?.find((one) => one.companyId === companyId);
      const by = { id: user?.id ?? '', name: user === null ? '' : personName(user) };
      const written: CompanyNote = {
        ...{ companyId, by, updatedAt: new Date().toISOString() },
        note: note ?? stored?.note ?? '',
        rating: rating === undefined ? (stored?.rating ?? null) : rating,
      };
      client.setQueryData<CompanyNote[]>(queryKey, (all = []) => [
        ...all.filter((one) => one.companyId !== companyId),
        written,
      ]);
      return { before };
    },
    onError: (error, change, context) => {
      client.setQueryData(queryKey, context?.before);
      refused(change);
      if (!isCrossed(error)) toast(error.message, 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
