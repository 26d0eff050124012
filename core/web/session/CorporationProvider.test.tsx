// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayed, json } from '#core/web/transport/fake-server.ts';
import { CorporationProvider } from './CorporationProvider.tsx';
import { jane, norrland, setUpSessionFixture, role, routes, skf } from './session-fixture.tsx';
import { useCorporation } from './use-corporation.ts';

const key = 'outrider.corporation.jane';

let scene: ReturnType<typeof setUpSessionFixture>;
let complaints: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scene = setUpSessionFixture();
});

afterEach(() => {
  cleanup();
  scene.store.stop();
  scene.client.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const { wrapper: Scene } = scene;
  const seen: (string | null)[] = [];
  const hook = renderHook(
    () => {
      const choice = useCorporation();
      seen.push(choice.active?.name ?? null);
      return choice;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Scene>
          <CorporationProvider>{children}</CorporationProvider>
        </Scene>
      ),
    },
  );
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(10));
  return { ...hook, seen };
}

test('people start on their own corporation, in cycle view', async () => {
  const { result, seen } = await open();
  expect(result.current).toMatchObject({
    corporations: [norrland, skf],
    active: skf,
    viewMode: 'cycle',
    isLoading: false,
  });
  expect(new Set(seen)).toEqual(new Set([null, 'SKF']));
});

test.each([
  ['the flag', () => scene.server.on(routes.user, json(200, { ...jane, isFoundryUser: true }))],
  ['a role', () => scene.server.on(routes.roles, json(200, [role('Superuser')]))],
])('foundry users by %s start on all corporations, first in their list', async (_, arrange) => {
  arrange();
  const { result, seen } = await open();
  expect(result.current.corporations.map(({ id }) => id)).toEqual(['all', '2', '1']);
  expect(result.current.active?.isAllCorporations).toBe(true);
  expect(new Set(seen)).toEqual(new Set([null, 'All corporations']));
});

test('without a corporation of their own, the first visible one is active; without any, none', async () => {
  scene.server.on(routes.corporation, json(200, null));
  expect((await open()).result.current.active).toEqual(norrland);
  cleanup();
  scene.client.clear();
  scene.server.on(routes.corporations, json(200, []));
  expect((await open()).result.current).toMatchObject({
    corporations: [],
    active: null,
    isLoading: false,
  });
});

test('a list that fails to load is logged and empty; their own corporation stays active', async () => {
  scene.server.on(routes.corporations, json(500, { error: 'No.', code: 'internal' }));
  const { result } = await open();
  expect(result.current).toMatchObject({ corporations: [], active: skf, isLoading: false });
  expect(complaints).toEqual([['Corporation list error', 'internal']]);
});

test('a choice is saved on this device, per person', async () => {
  const { result, unmount } = await open();
  act(() => result.current.setActive('2'));
  expect(result.current.active).toEqual(norrland);
  expect(localStorage.getItem(key)).toBe('2');
  unmount();
  expect((await open()).result.current.active).toEqual(norrland);
});

test('no corporation is active before it is known whether the saved choice is in the list', async () => {
  localStorage.setItem(key, '2');
  scene.server.on(routes.corporations, delayed(50, json(200, [norrland, skf])));
  const { seen } = await open();
  expect(new Set(seen)).toEqual(new Set([null, 'Norrland Steel']));
});

test('a corporation that is not in the list cannot be chosen', async () => {
  const { result } = await open();
  act(() => result.current.setActive('all'));
  expect(result.current.active).toEqual(skf);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['gone', 'all', ''])(
  'a saved choice that is not in the list is ignored: %j',
  async (id) => {
    localStorage.setItem(key, id);
    expect((await open()).result.current.active).toEqual(skf);
  },
);

test('a choice does not apply to another person', async () => {
  localStorage.setItem('outrider.corporation.ola', '2');
  expect((await open()).result.current.active).toEqual(skf);
});

test('the view mode can be changed', async () => {
  const { result } = await open();
  act(() => result.current.setViewMode('board'));
  expect(result.current.viewMode).toBe('board');
});

test('a visitor has no corporation and nothing is requested', async () => {
  scene.server.on(routes.session, json(200, null));
  const { result } = await open();
  expect(result.current).toMatchObject({ corporations: [], active: null, isLoading: false });
  expect(scene.server.sent).toHaveLength(1);
});

test('throws outside its provider', () => {
  expect(() => renderHook(() => useCorporation())).toThrow('CorporationProvider');
});
