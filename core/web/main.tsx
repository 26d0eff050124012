import '#ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { FeaturesContext } from './features-context.ts';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { hideConsole } from '#core/web/transport/console.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { features } from '#features/web.ts';
import { Toasts } from '#ui/Toasts.tsx';

const router = createAppRouter(features);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

hideConsole({ isProduction: import.meta.env.PROD });
// The content security policy forbids eval, which Zod's JIT would try.
z.config({ jitless: true });
authStore.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <FeaturesContext value={features}>
        <RouterProvider router={router} />
      </FeaturesContext>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
