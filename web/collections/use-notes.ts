import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notes, writeNote } from '#domain/collections/endpoints.ts';
import type { CompanyNote, NoteChange } from '#domain/collections/note.ts';
import { personName } from '#domain/users/names.ts';
import { useSession } from '#web/session/use-session.ts';
import { ask, keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
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

/** Writes one: shown at once, taken back when it is refused. */
export function useWriteNote(collectionId: string, companyId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = keyOf(notes, { params: { id: collectionId } });
  return useMutation({
    mutationFn: (body: NoteChange) =>
      call(writeNote, { params: { id: collectionId, companyId }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<CompanyNote[]>(queryKey);
      const by = { id: user?.id ?? '', name: user === null ? '' : personName(user) };
      const updatedAt = new Date().toISOString();
      client.setQueryData<CompanyNote[]>(queryKey, (all = []) => [
        ...all.filter((one) => one.companyId !== companyId),
        { companyId, ...change, by, updatedAt },
      ]);
      return { before };
    },
    onError: (error, _change, context) => {
      client.setQueryData(queryKey, context?.before);
      toast(error.message, 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
