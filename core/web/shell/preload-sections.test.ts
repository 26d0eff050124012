// @vitest-environment happy-dom
import { createRoute } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute } from '#core/web/router/parent-routes.ts';
import { Recovery } from '#core/web/transport/recovery.ts';
import { fetchAhead, isSavingData, preloadSections } from './preload-sections.ts';

const Screen = () => null;
const routeOf = (fetchCode: () => Promise<{ Screen: typeof Screen }>) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/one',
    component: lazyScreen(fetchCode, 'Screen'),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('The code of every section is fetched, whether or not that of another can be', async () => {
  const broken = vi.fn().mockRejectedValue(new TypeError('No network.'));
  const whole = vi.fn().mockResolvedValue({ Screen });
  const routes = { '/broken': routeOf(broken), '/whole': routeOf(whole) };
  await preloadSections(routes, ['/broken', '/none', '/whole']);
  expect(broken).toHaveBeenCalledOnce();
  expect(whole).toHaveBeenCalledOnce();
});

test('Nothing is fetched without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const fetchCode = vi.fn().mockResolvedValue({ Screen });
  await preloadSections({ '/one': routeOf(fetchCode) }, ['/one']);
  expect(fetchCode).not.toHaveBeenCalled();
});

test('While the server is away nothing is fetched ahead, and once it answers all is', async () => {
  let isThere = false;
  const isReachable = vi.fn(async () => isThere);
  const recovery = new Recovery(isReachable);
  const fetchCode = vi.fn();
  const done = fetchAhead(fetchCode, isReachable, recovery);
  await expect.poll(() => isReachable.mock.calls.length).toBeGreaterThan(1);
  expect(fetchCode).not.toHaveBeenCalled();
  isThere = true;
  await done;
  expect(fetchCode).toHaveBeenCalledOnce();
});

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: undefined }, false],
  [{}, false],
])('%j asks to save data: %s', (navigator, isSaving) => {
  vi.stubGlobal('navigator', navigator);
  expect(isSavingData()).toBe(isSaving);
});
