// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { ScreenFailed } from '#core/web/shell/ScreenFailed.tsx';
import { toastStore } from '#ui/toasts.ts';
import { lazyScreen } from './lazy-screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As a browser says it where the network, the server or the file is gone. */
const noCode = (): Promise<{ Screen: () => string }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

const { 'transport.code': noCodeThere, 'transport.network': noServer } = refusals;

test.each([
  ['loads the document anew where the server answers', true],
  ['stays where it does not', false],
])('Code that cannot be fetched is said in its place; trying again %s', async (_, isAnswering) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null, { status: isAnswering ? 200 : 503 }));
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyScreen(noCode, 'Screen'),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory(),
    defaultErrorComponent: ScreenFailed,
  });
  render(<RouterProvider router={router as never} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.body.textContent).toContain(refusalText(noCodeThere));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(again);
  if (isAnswering) await expect.poll(() => reload.mock.calls).toHaveLength(1);
  else {
    await expect.poll(() => toastStore.current().at(-1)?.message).toBe(refusalText(noServer));
    expect(reload).not.toHaveBeenCalled();
  }
});
