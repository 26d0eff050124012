import { QueryClientProvider } from '@tanstack/react-query';
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { queryClient } from '#core/web/transport/query-client.ts';
import type { KnownFeature } from './feature.ts';
import { FeaturesContext } from './features-context.ts';
import { followPageTranslation } from './page-translation.ts';

/** The application, as the page and the component tests mount it. */
export function App({
  router,
  features,
}: {
  readonly router: RegisteredRouter;
  readonly features: readonly KnownFeature[];
}) {
  useEffect(followPageTranslation, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <FeaturesContext value={features}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
