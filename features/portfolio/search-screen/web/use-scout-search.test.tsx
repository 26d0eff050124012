// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import type { ScoutSearch } from './search-params.ts';
import { useScoutSearchParams, type ChangeSearch } from './use-scout-search.ts';

afterEach(cleanup);

async function openScout(address: string) {
  let seen: { search: ScoutSearch; change: ChangeSearch } | undefined;
  function Screen() {
    seen = useScoutSearchParams();
    return null;
  }
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' });
  // As in the manifest: the route itself validates nothing.
  const scout = createRoute({ getParentRoute: () => shell, path: '/search', component: Screen });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([scout])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router as never} />);
  return waitFor(() => {
    if (seen === undefined) throw new Error('Scout is not shown yet.');
    return {
      search: () => seen?.search,
      change: seen.change,
      href: () => router.state.location.href,
    };
  });
}

test('Scout ignores what is invalid in its address, and the next change removes it', async () => {
  const { search, change, href } = await openScout('/search?q=wear&country=DE,Germany&kinds=none');
  expect(search()).toMatchObject({ q: 'wear', country: 'DE' });
  expect(search()?.kinds).toBeUndefined();
  act(() => change({ sort: 'name' }));
  await waitFor(() => expect(search()?.sort).toBe('name'));
  expect(href()).toBe('/search?q=wear&country=DE&sort=name');
});
