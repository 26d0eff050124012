import { useDeferredValue, useMemo, useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import {
  chooseColumns,
  type Entries,
  entriesIn,
  entriesOfTable,
  nextOf,
} from '#features/companies/domain/entries.ts';
import { formatNumber } from '#core/domain/formatting.ts';
import { limits } from '#core/domain/limits.ts';
import { useCollectionChange } from '#features/collections/web/public/use-change.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { type Draft, type LookedUp, undecided, useDraft, type Way } from './draft.ts';
import { addingOf, chosenIn, openIn, reviewOf } from './review.ts';
import { useMutation } from '@tanstack/react-query';
import { recognise } from '#features/companies/domain/recognising.ts';
import { call } from '#core/web/transport/call.ts';
import type { ListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

/** Reads a file that was chosen or dropped. */
function useReading(onDone: (file: ListFile) => void) {
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: readListFile,
    onSuccess: onDone,
  });
  return {
    read: (file: File | undefined) => file && mutate(file),
    isReading: isPending,
    problem: error ? `${variables?.name}: ${error.message}` : undefined,
  };
}

/** Asks which companies a list means. */
const useLookingUp = (way: Way, onDone: (lookedUp: LookedUp) => void) =>
  useMutation({
    mutationFn: async (list: Entries): Promise<LookedUp> => {
      const entries = list.entries.map(({ name, domain }) => ({ name, domain }));
      return { way, list, found: await call(recognise, { body: { entries } }) };
    },
    onSuccess: onDone,
  });

const noEntries = nextOf([]);

function listOf(
  { typed, file, columns }: Pick<Draft, 'typed' | 'file' | 'columns'>,
  way: Draft['way'],
) {
  if (way === 'paste')
    return typed.length > limits.entryListCharacters ? noEntries : entriesIn(typed);
  if (way === 'search' || file === null) return noEntries;
  return file.kind === 'text' ? entriesIn(file.text) : entriesOfTable(file.table, columns);
}

/** Adding companies from a list: what was brought, what it means, and what is decided about it. */
export function useAdding(collection: Collection, space: string | null, onDone: () => void) {
  const { authUser } = useSession();
  const [draft, update] = useDraft(`${authUser?.uid} ${collection.id}`, space);
  const change = useCollectionChange(collection.id);
  const [isAdding, setIsAdding] = useState(false);
  const { way, typed, file, columns, lookedUp } = draft;
  const brought = useDeferredValue(
    useMemo(() => ({ typed, file, columns }), [typed, file, columns]),
  );
  const list = useMemo(() => listOf(brought, way), [brought, way]);
  const looking = useLookingUp(way, (found) => update({ ...undecided, lookedUp: found }));
  const reading = useReading((read) =>
    update({
      ...undecided,
      way: 'file',
      file: read,
      columns: read.kind === 'table' ? chooseColumns(read.table) : { name: null, link: null },
    }),
  );
  const review = useMemo(
    () => (lookedUp?.way === way ? reviewOf(collection, lookedUp) : null),
    [collection, lookedUp, way],
  );
  const chosen = review ? chosenIn(review, draft) : [];
  const open = review ? openIn(review, draft) : 0;
  const waiting = lookedUp?.list.beyond ?? [];

  async function add(): Promise<void> {
    if (!review || isAdding) return;
    setIsAdding(true);
    const isDone = await change(addingOf(chosen, draft.space));
    setIsAdding(false);
    // What is left to be looked at stays there.
    if (!isDone || open > 0 || review.unknown.length > 0 || waiting.length > 0) return;
    update({ ...undecided, typed: '', file: null });
    onDone();
  }

  const isTooLong = typed.length > limits.entryListCharacters;
  const lookUp = (entries = listOf(draft, way)) =>
    entries.entries.length > 0 && !looking.isPending && looking.mutate(entries);
  return {
    ...{ draft, update, list, review, chosen, waiting, reading, isAdding, add },
    lookUp: () => lookUp(),
    lookUpNext: () => lookUp(nextOf(waiting)),
    isLookingUp: looking.isPending,
    problem: isTooLong
      ? `This is too long: ${formatNumber(limits.entryListCharacters)} characters can be read at once. Bring it in parts, or as a file.`
      : looking.error?.message,
  };
}
