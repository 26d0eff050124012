import { collectionRefusals } from '#features/collections/domain/refusals.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CollectionChange } from '#features/collections/domain/changes.ts';
import { bodyOf, type Collection } from '#features/collections/domain/collection.ts';
import { appearances } from '#features/companies/domain/endpoints.ts';
import { get, own, replace, shared } from '#features/collections/domain/endpoints.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { toast } from '#ui/toasts.ts';
import { createChangeQueue } from './change-queue.ts';
import { findUndoChange } from './undo-change.ts';

async function send(collection: Collection): Promise<Collection> {
  const stored = await call(
    replace,
    { params: { id: collection.id }, body: bodyOf(collection) },
    { idempotencyKey: newIdempotencyKey() },
  );
  // An invalid response is logged, and the sent collection is used (section 5).
  return stored ?? { ...collection, version: collection.version + 1 };
}

/** Updates the collection in cached lists. */
export function updateCollectionLists(client: QueryClient, collection: Collection): void {
  for (const list of [own, shared]) {
    client.setQueriesData<Collection[]>({ queryKey: queryKeyOf(list) }, (known) =>
      known?.map((one) => (one.id === collection.id ? collection : one)),
    );
  }
}

function updateCollectionCache(client: QueryClient, collection: Collection): void {
  client.setQueryData(queryKeyOf(get, { params: { id: collection.id } }), collection);
  updateCollectionLists(client, collection);
}

const changeQueues = new WeakMap<QueryClient, ReturnType<typeof createChangeQueue>>();

/** The change queue of this tab. */
export function getChangeQueue(client: QueryClient) {
  const known = changeQueues.get(client);
  if (known) return known;
  const saving = createChangeQueue({
    send,
    show: (collection) => updateCollectionCache(client, collection),
  });
  changeQueues.set(client, saving);
  return saving;
}

/** Section 8: refusals with their own message, others as unexpected errors. */
export function formatFailure(error: unknown): string {
  const isOurs = error instanceof Problem && error.code.startsWith('collection.');
  if (isOurs) return error.message;
  return refusalText(collectionRefusals['collection.unexpected'], {
    err: error instanceof Error ? error.message.replace(/\.$/u, '') : String(error),
  });
}

/** Computes the change that undoes another one, from the collection before it. */
export type Undo = (before: Collection) => CollectionChange | undefined;

/**
 * Changes collections with optimistic updates, notices and rollback. The notice offers Undo: with the
 * given change, or for companies with a computed one.
 */
export function useCollectionChanges() {
  const client = useQueryClient();
  const { person } = useSession();
  return useCallback(
    (id: string, wanted: CollectionChange, undo?: Undo): Promise<boolean> => {
      async function make(change: CollectionChange, back: CollectionChange | null) {
        try {
          const outcome = await getChangeQueue(client).change(id, change);
          const run = back && { label: 'Undo', run: () => void make(back, null) };
          if (!outcome.ok) toast(outcome.refusal.message, 'bad');
          else if (outcome.notice !== null) toast(outcome.notice, 'good', run ?? undefined);
          // The server computes the appearances of companies.
          void client.invalidateQueries({ queryKey: queryKeyOf(appearances) });
          return outcome.ok;
        } catch (error) {
          toast(formatFailure(error), 'bad');
          return false;
        }
      }
      const before = getChangeQueue(client).shown(id);
      const back = undo ? before && undo(before) : findUndoChange(before, wanted, person);
      return make(wanted, back ?? null);
    },
    [client, person],
  );
}

/** Changes one collection. */
export function useCollectionChange(id: string) {
  const change = useCollectionChanges();
  return (wanted: CollectionChange, undo?: Undo) => change(id, wanted, undo);
}
