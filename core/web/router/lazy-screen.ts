import { lazyRouteComponent } from '@tanstack/react-router';
import { missingCode } from './load-document-anew.ts';

/**
 * A screen whose code is fetched when it is opened. Where that fails, without a network, while the server
 * starts again or after a new build, the frame stays and says so: the router by itself would load the
 * document anew, which without a server is the browser's own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (fetchCode, exportName) =>
  lazyRouteComponent(
    () =>
      fetchCode().catch((cause: unknown) => {
        throw missingCode(cause);
      }),
    exportName,
  );
