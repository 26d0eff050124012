import { useDeferredValue, useMemo, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import {
  chooseColumns,
  type ListEntries,
  parseEntries,
  entriesOfTable,
  nextBatch,
} from '#features/directory/companies/domain/list-entries.ts';
import { formatNumber } from '#core/domain/format.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { useSession } from '#core/web/session/use-session.ts';
import {
  type Draft,
  type LookupResult,
  clearedDecisions,
  useAddDraft,
  type AddSource,
} from './add-draft.ts';
import { toAddChange, selectedCompanies, countUndecided, buildReview } from './review.ts';
import { useMutation } from '@tanstack/react-query';
import { recognise } from '#features/directory/companies/domain/entry-match-endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import type { ListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

/** Reads a chosen or dropped file. */
function useReadListFile(onDone: (file: ListFile) => void) {
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

/** Looks up the companies of a list. */
const useCompanyLookup = (source: AddSource, onDone: (lookup: LookupResult) => void) =>
  useMutation({
    mutationFn: async (list: ListEntries): Promise<LookupResult> => {
      const entries = list.entries.map(({ name, domain }) => ({ name, domain }));
      return { source, list, found: await call(recognise, { body: { entries } }) };
    },
    onSuccess: onDone,
  });

const noEntries = nextBatch([]);

function listOf(
  { typed, file, columns }: Pick<Draft, 'typed' | 'file' | 'columns'>,
  source: Draft['source'],
) {
  if (source === 'paste')
    return typed.length > collectionLimits.entryListCharacters ? noEntries : parseEntries(typed);
  if (source === 'search' || file === null) return noEntries;
  return file.kind === 'text' ? parseEntries(file.text) : entriesOfTable(file.table, columns);
}

/** State of adding companies from a list: the source, the matches and the decisions. */
export function useAddFromList(collection: Collection, space: string | null, onDone: () => void) {
  const { authUser } = useSession();
  const [draft, update] = useAddDraft(`${authUser?.uid} ${collection.id}`, space);
  const change = useCollectionChange(collection.id);
  const [isAdding, setIsAdding] = useState(false);
  const { source, typed, file, columns, lookup } = draft;
  const brought = useDeferredValue(
    useMemo(() => ({ typed, file, columns }), [typed, file, columns]),
  );
  const list = useMemo(() => listOf(brought, source), [brought, source]);
  const lookupMutation = useCompanyLookup(source, (result) =>
    update({ ...clearedDecisions, lookup: result }),
  );
  const reading = useReadListFile((read) =>
    update({
      ...clearedDecisions,
      source: 'file',
      file: read,
      columns: read.kind === 'table' ? chooseColumns(read.table) : { name: null, link: null },
    }),
  );
  const review = useMemo(
    () => (lookup?.source === source ? buildReview(collection, lookup) : null),
    [collection, lookup, source],
  );
  const selection = review ? selectedCompanies(review, draft) : [];
  const open = review ? countUndecided(review, draft) : 0;
  const waiting = lookup?.list.beyond ?? [];

  async function add(): Promise<void> {
    if (!review || isAdding) return;
    setIsAdding(true);
    const isDone = await change(toAddChange(selection, draft.space));
    setIsAdding(false);
    // Undecided entries stay in the review.
    if (!isDone || open > 0 || review.unknown.length > 0 || waiting.length > 0) return;
    update({ ...clearedDecisions, typed: '', file: null });
    onDone();
  }

  const isTooLong = typed.length > collectionLimits.entryListCharacters;
  const lookUp = (entries = listOf(draft, source)) =>
    entries.entries.length > 0 && !lookupMutation.isPending && lookupMutation.mutate(entries);
  return {
    draft,
    update,
    list,
    review,
    chosen: selection,
    waiting,
    reading,
    isAdding,
    add,
    lookUp: () => lookUp(),
    lookUpNext: () => lookUp(nextBatch(waiting)),
    isLookingUp: lookupMutation.isPending,
    problem: isTooLong
      ? `This list is too long: ${formatNumber(collectionLimits.entryListCharacters)} characters at most. Split it, or upload it as a file.`
      : lookupMutation.error?.message,
  };
}
