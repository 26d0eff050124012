import '#ui/styles.css';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { App } from '#core/web/App.tsx';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { fetchSessionUser } from '#core/web/session/identity.ts';
import { features } from '#features/web.ts';
import { setTheme } from '#ui/theme.ts';
import { forgetToasts } from './toasts.ts';
import { settleWrites } from './writes-under-way.ts';

let unmount: (() => void) | null = null;

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
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App router={router} features={features} />);
  unmount = () => {
    root.unmount();
    container.remove();
    router.history.destroy();
  };
}

/** The next test must not find what the modules of the web app know, nor what is stored only then. */
async function forgetPage(): Promise<void> {
  await settleWrites();
  unmount?.();
  unmount = null;
  authStore.signedOut();
  forgetToasts();
  setTheme('system');
  localStorage.clear();
  sessionStorage.clear();
  // Whoever went on leading would keep this person's next window from its stream.
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
}
