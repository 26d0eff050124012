// @vitest-environment happy-dom
import { createMemoryHistory, createRoute, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { entranceRoute, rootRoute } from '#core/web/router/parent-routes.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';

const session = json(200, { user: { id: 'jane', email: 'jane@skf.example', name: 'Jane' } });
const route = 'GET /api/auth/get-session';
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer().on(route, json(200, null));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const page = <Path extends string>(path: Path, text: string) => ({ path, component: () => text });

function open(address: string) {
  const entrance = { getParentRoute: () => entranceRoute };
  const open = { getParentRoute: () => rootRoute };
  const routes = {
    entrance: [
      createRoute({ ...entrance, ...page('/', 'Welcome') }),
      createRoute({ ...entrance, ...page('/signin', 'Sign in') }),
      createRoute({ ...entrance, ...page('/login', 'Sign in') }),
    ],
    root: ['/projects', '/discover', '/collections'].map((path) =>
      createRoute({ ...open, ...page(path, 'Inside') }),
    ),
  };
  const router = createAppRouter([{ routes }]);
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  } as never);
  render(<RouterProvider router={router as never} />);
  return {
    href: () => router.state.location.href,
    /** Asks the guards once more. */
    lookAgain: () => act(() => router.load()),
  };
}

test('A visitor whose session becomes known late is redirected then, and not before', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(route, (sent) => answer.promise.then(() => session(sent)));
  authStore.start();
  const { href, lookAgain } = open('/?redirect=/discover');
  await screen.findByText('Welcome');
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  await lookAgain();
  expect(href()).toMatch(/^\/\?redirect=/u);
  answer.resolve();
  await waitFor(() => expect(href()).toBe('/discover'));
});

test.each([
  ['/', '/projects'],
  ['/?redirect=/discover', '/discover'],
  ['/?redirect=//evil.example', '/projects'],
  ['/signin', '/projects'],
  ['/login?redirect=/collections', '/collections'],
])('Somebody who signs in in another tab is led from %s to %s', async (from, to) => {
  act(() => authStore.signedOut());
  const { href } = open(from);
  await screen.findByText(/Welcome|Sign in/u);
  server.on(route, session);
  const otherTab = new BroadcastChannel('outrider.session');
  otherTab.postMessage('signedIn');
  await waitFor(() => expect(href()).toBe(to));
  otherTab.close();
});
