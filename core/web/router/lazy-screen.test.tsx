// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { ScreenFailed } from '#core/web/shell/ScreenFailed.tsx';
import { lazyScreen } from './lazy-screen.ts';

/** As a browser says it where the network, the server or the file is gone. */
const noCode = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

test('Code that cannot be fetched is said in its place, and fetched when it is tried again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const fetchCode = vi.fn<() => Promise<{ Screen: () => string }>>().mockImplementation(noCode);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyScreen(fetchCode, 'Screen'),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory(),
    defaultErrorComponent: ScreenFailed,
  });
  render(<RouterProvider router={router as never} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await expect
    .poll(() => document.body.textContent)
    .toContain(refusalText(refusals['transport.code']));
  fetchCode.mockResolvedValue({ Screen: () => 'Here it is.' });
  fireEvent.click(again);
  await expect.poll(() => document.body.textContent).toContain('Here it is.');
  expect(reload).not.toHaveBeenCalled();
});
