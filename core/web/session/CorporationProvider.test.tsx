// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '#core/web/tests/testing-library.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayed, json } from '#core/web/transport/fake-server.ts';
import { CorporationProvider } from './CorporationProvider.tsx';
import '#core/web/preferences/preference-sync.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import {
  jane,
  metadataPage,
  norrland,
  setUpSessionFixture,
  role,
  routes,
  skf,
} from './session-fixture.tsx';
import { readSessionCache } from './session-cache.ts';
import { storeUser } from './stored-user.ts';
import { useCorporation } from './use-corporation.ts';

const key = 'outrider.preferences.jane';
const copyWith = (activeCorporationId: string) =>
  JSON.stringify({ known: { activeCorporationId }, pending: {} });

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
  preferences.open(null);
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
  expect(result.current).toMatchObject({
    corporations: [],
    active: skf,
    isLoading: false,
    hasFailed: true,
  });
  expect(complaints).toEqual([['Corporation list error', 'internal']]);
  scene.server.on(routes.corporations, json(200, [norrland, skf]));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current).toMatchObject({ corporations: [norrland, skf], hasFailed: false });
});

test('a list that fails leaves the one known last, and the first of it is nobody’s own', async () => {
  await open();
  cleanup();
  scene.client.clear();
  scene.server.on(routes.corporations, json(500, { error: 'No.', code: 'internal' }));
  scene.server.on(routes.corporation, json(500, { error: 'No.', code: 'internal' }));
  const { result, seen } = await open();
  expect(result.current).toMatchObject({ corporations: [norrland, skf], active: skf });
  expect(new Set(seen)).toEqual(new Set(['SKF']));
});

test('a choice is sent to the server, and saved on this device', async () => {
  const { result, unmount } = await open();
  act(() => result.current.setActive('2'));
  expect(result.current.active).toEqual(norrland);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(scene.server.to(routes.chooseMetadata).at(-1)?.body).toMatchObject({
    activeCorporationId: '2',
  });
  unmount();
  preferences.open(null);
  scene.server.on(routes.metadata, json(500, {}));
  expect((await open()).result.current.active).toEqual(norrland);
});

test('what was chosen on another device is active; nothing else is shown before it', async () => {
  scene.server.on(routes.metadata, delayed(50, metadataPage({ activeCorporationId: '2' })));
  const { result, seen } = await open();
  expect(result.current.active).toEqual(norrland);
  expect(new Set(seen)).toEqual(new Set([null, 'Norrland Steel']));
});

test('the copy of this device is shown until the server’s choice comes', async () => {
  localStorage.setItem(key, copyWith('1'));
  scene.server.on(routes.metadata, delayed(50, metadataPage({ activeCorporationId: '2' })));
  const { seen } = await open();
  expect([...new Set(seen)]).toEqual([null, 'SKF', 'Norrland Steel']);
});

test('without an answer, nobody waits for choices', async () => {
  scene.server.on(routes.metadata, json(500, {}));
  expect((await open()).result.current).toMatchObject({ active: skf, isLoading: false });
});

test('no corporation is active before it is known whether the saved choice is in the list', async () => {
  localStorage.setItem(key, copyWith('2'));
  scene.server.on(routes.metadata, metadataPage({ activeCorporationId: '2' }));
  scene.server.on(routes.corporations, delayed(50, json(200, [norrland, skf])));
  const { seen } = await open();
  expect(new Set(seen)).toEqual(new Set([null, 'Norrland Steel']));
});

test('a corporation that is not in the list cannot be chosen', async () => {
  const { result } = await open();
  act(() => result.current.setActive('all'));
  expect(result.current.active).toEqual(skf);
  expect(scene.server.to(routes.chooseMetadata).map(({ body }) => body)).not.toContainEqual(
    expect.objectContaining({ activeCorporationId: 'all' }),
  );
});

test.each(['gone', 'all', ''])(
  'a saved choice that is not in the list is ignored: %j',
  async (id) => {
    scene.server.on(routes.metadata, metadataPage({ activeCorporationId: id }));
    expect((await open()).result.current.active).toEqual(skf);
  },
);

test('a choice does not apply to another person', async () => {
  localStorage.setItem('outrider.preferences.ola', copyWith('2'));
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

test('the frame of last time is there until the server has answered, and for nobody else', async () => {
  scene.server.on(routes.roles, json(200, [role('Foundry Champion')]));
  await open();
  cleanup();
  scene.client.clear();
  const never = new Promise<never>(() => {});
  for (const route of [routes.user, routes.roles, routes.corporation, routes.corporations]) {
    scene.server.on(route, () => never);
  }
  const { result, seen } = await open();
  expect(result.current).toMatchObject({ corporations: [norrland, skf], isLoading: false });
  expect(seen.filter((name) => name !== null)).not.toEqual([]);
  expect(readSessionCache('john')).toBeNull();
});

test('signing out removes what the frame showed', async () => {
  await open();
  expect(readSessionCache('jane')).not.toBeNull();
  storeUser(null);
  expect(readSessionCache('jane')).toBeNull();
});
