import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import type { LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { shownBy } from '#core/web/sync/shown-by.ts';
import { isInvalidatedBy } from './query-invalidation.ts';

/**
 * Invalidates the queries that an event affects: batched. Those in which one's own pending changes are
 * shown already wait for these; no other query does, or a request that hangs would hold up all events.
 */
export function createLiveInvalidator(client: QueryClient) {
  let gathered: LiveNotification[] = [];
  /** Hashes of the queries that wait. */
  let held = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    timer ??= setTimeout(refresh, limits.liveGatherMs);
  }

  function refresh(): void {
    timer = undefined;
    const views = shownBy(client);
    const isHeld = (query: Query) => views.some((filters) => matchQuery(filters, query));
    const affected = client
      .getQueryCache()
      .getAll()
      .filter(
        ({ queryKey, queryHash }) =>
          held.has(queryHash) || gathered.some((event) => isInvalidatedBy(event, queryKey)),
      );
    gathered = [];
    held = new Set(affected.filter(isHeld).map(({ queryHash }) => queryHash));
    const free = new Set(affected.filter(({ queryHash }) => !held.has(queryHash)));
    void client.invalidateQueries({ predicate: (query) => free.has(query) });
    if (held.size > 0) later();
  }

  return {
    receive(event: LiveNotification): void {
      gathered.push(event);
      later();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      gathered = [];
      held.clear();
    },
  };
}
