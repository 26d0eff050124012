import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { blacklistings } from '#features/directory/collections/domain/endpoints.ts';
import { appearancesKey } from '#features/directory/companies/web/shared/appearances-key.ts';
import { getChangeQueue } from '#features/directory/collections/web/offline-actions.ts';
import { refuse, refusals, refusalText } from '#core/domain/refusals.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { isWaiting } from '#core/web/sync/offline/use-perform.ts';
import { toastWithUndo } from '#core/web/sync/undo-toast.ts';
import { toast } from '#ui/toasts.ts';
import { findUndoChange } from './undo-change.ts';

/**
 * Section 8: refusals with their own message, others as unexpected errors. Only a Problem has a message
 * for people; that of a fault of this page tells nobody anything.
 */
export function formatFailure(error: unknown): string {
  const isProblem = error instanceof Problem;
  if (isProblem && error.code.startsWith('collection.')) return error.message;
  const { message } = isProblem ? error : refuse(refusals['page.fault']);
  return refusalText(collectionRefusals['collection.unexpected'], {
    err: message.replace(/\.$/u, ''),
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
    (id: string, request: CollectionChange, undo?: Undo): Promise<boolean> => {
      async function make(change: CollectionChange, back: CollectionChange | null) {
        try {
          const outcome = await getChangeQueue(client).change(id, change);
          if (outcome === isWaiting) return true;
          if (!outcome.ok) toast(outcome.refusal.message, 'bad');
          else if (outcome.notice !== null)
            toastWithUndo(outcome.notice, back && (() => void make(back, null)));
          // The server computes the appearances of companies.
          void client.invalidateQueries({ queryKey: appearancesKey });
          void client.invalidateQueries({
            queryKey: queryKeyOf(blacklistings, { params: { id } }),
          });
          return outcome.ok;
        } catch (error) {
          toast(formatFailure(error), 'bad');
          return false;
        }
      }
      const before = getChangeQueue(client).shown(id);
      const back = undo ? before && undo(before) : findUndoChange(before, request, person);
      return make(request, back ?? null);
    },
    [client, person],
  );
}

/** Changes one collection. */
export function useCollectionChange(id: string) {
  const change = useCollectionChanges();
  return (request: CollectionChange, undo?: Undo) => change(id, request, undo);
}
