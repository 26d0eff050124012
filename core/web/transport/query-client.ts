import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { authStore } from '#core/web/session/auth-store.ts';
import { askAgainWhenBack } from './ask-again.ts';
import { tokens } from './token.ts';

const freshMs = 15_000;

/**
 * The library takes a first read that is under way for an answer to what invalidates it, though it may
 * have been answered before: that is read again here, or a change would be lost until the next one.
 */
class AppQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstReads.length === 0) return;
    await Promise.allSettled(firstReads.map(({ promise }) => promise));
    const keys = new Set(firstReads.map(({ queryHash }) => queryHash));
    const again = {
      ...filters,
      predicate: ({ queryHash }: { readonly queryHash: string }) => keys.has(queryHash),
    };
    await super.invalidateQueries(again, options);
  }
}

export const queryClient = new AppQueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, retry: false },
    // Without a network a write fails in words; the library would hold it back, and send it without being asked.
    mutations: { networkMode: 'always' },
  },
});

// Cached data of one person must not be visible to the next.
authStore.onSignOut(() => queryClient.clear());

// What failed while there was no token is asked again when one arrives.
tokens.onLateArrival(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
});

askAgainWhenBack(queryClient);
