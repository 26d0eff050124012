import type { QueryClient } from '@tanstack/react-query';
import type { LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { isInvalidatedBy } from './query-invalidation.ts';

/**
 * Invalidates the queries that an event affects: batched, and not while one's own mutation is pending,
 * whose optimistic result is shown already.
 */
export function createLiveInvalidator(client: QueryClient) {
  let gathered: LiveNotification[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    timer ??= setTimeout(refresh, limits.liveGatherMs);
  }

  function refresh(): void {
    timer = undefined;
    if (client.isMutating() > 0) return later();
    const events = gathered;
    gathered = [];
    void client.invalidateQueries({
      predicate: ({ queryKey }) => events.some((event) => isInvalidatedBy(event, queryKey)),
    });
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
    },
  };
}
