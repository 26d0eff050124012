import { QueryClient } from '@tanstack/react-query';
import { authStore } from '#core/web/session/auth-store.ts';
import { tokens } from './token.ts';

const freshMs = 15_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: freshMs, retry: false } },
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
