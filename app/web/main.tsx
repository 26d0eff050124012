import '#ui/styles.css';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { hideConsole } from '#core/web/transport/console.ts';
import { setServerHost } from '#core/web/transport/url.ts';
import { speakOwnWords } from '#core/domain/validation-words.ts';
import { features } from '#app/features.web.ts';
import { installation } from '#ui/installation.ts';
import { App } from '#core/web/App.tsx';

const router = createAppRouter(features);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

hideConsole({ isProduction: import.meta.env.PROD });
// The content security policy forbids eval, which Zod's JIT would try.
z.config({ jitless: true });
speakOwnWords();
if (installation.apiHost !== null) setServerHost(installation.apiHost);
authStore.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(<App router={router} features={features} />);
