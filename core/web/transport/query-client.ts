import { QueryClient } from '@tanstack/react-query';
import { authStore } from '#core/web/session/auth-store.ts';

const freshMs = 15_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: freshMs, retry: false } },
});

// Cached data of one person must not be visible to the next.
authStore.onSignOut(() => queryClient.clear());
