import '#ui/styles.css';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { App } from '#core/web/App.tsx';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { fetchSessionUser } from '#core/web/session/identity.ts';
import { features } from '#app/features.web.ts';
import { setTheme } from '#ui/theme.ts';
import { forgetToasts } from './toasts.ts';
import { settleWrites } from './writes-under-way.ts';

let unmount: (() => void) | null = null;
let mounted: ReturnType<typeof createAppRouter<typeof features>> | null = null;

/** Mounts the whole application at an address, as whoever is signed in, until the test ends. */
export async function openScreen(address: string): Promise<void> {
  window.history.pushState(null, '', address);
  await reopenScreen();
}

/** Mounts it anew at the address of the moment: what a link to that would show. */
export async function reopenScreen(): Promise<void> {
  if (unmount === null) onTestFinished(forgetPage);
  else unmount();
  authStore.start();
  const user = await fetchSessionUser();
  if (user === null) authStore.signedOut();
  else authStore.signedIn(user);

  const router = createAppRouter(features);
  mounted = router;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App router={router} features={features} />);
  unmount = () => {
    root.unmount();
    container.remove();
    router.history.destroy();
  };
}

/** Goes on to another address in what is mounted, as a link does, until its screen is loaded. */
export async function goTo(address: string): Promise<void> {
  if (mounted === null) throw new Error('No screen is open.');
  await mounted.navigate({ href: address });
}

/** The next test must not find what the modules of the web app know, nor what is stored only then. */
async function forgetPage(): Promise<void> {
  await settleWrites();
  unmount?.();
  unmount = null;
  mounted = null;
  authStore.signedOut();
  forgetToasts();
  setTheme('system');
  localStorage.clear();
  sessionStorage.clear();
  // Whoever went on leading would keep this person's next window from its stream.
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
}
