import { QueryClient } from '@tanstack/react-query';
import { authStore } from '#core/web/session/auth-store.ts';

const freshMs = 15_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: freshMs, retry: false } },
});

// What one person was shown is nobody else's to see on this device.
authStore.onSignOut(() => queryClient.clear());
