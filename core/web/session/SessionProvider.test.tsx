// @vitest-environment happy-dom
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '#core/web/tests/testing-library.ts';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { may } from '#core/domain/authorization/permissions.ts';
import { delayed, json } from '#core/web/transport/fake-server.ts';
import { CorporationProvider } from './CorporationProvider.tsx';
import { currentUser } from './current-user.ts';
import { readSessionCache } from './session-cache.ts';
import { jane, setUpSessionFixture, role, routes, skf } from './session-fixture.tsx';
import { useSession } from './use-session.ts';

const minute = 60_000;

let scene: ReturnType<typeof setUpSessionFixture>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** In steps, since nothing is drawn within one. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await pass(1000);
}

async function openSession(wrapper = scene.wrapper) {
  const hook = renderHook(() => useSession(), { wrapper });
  await pass(100);
  return hook;
}

test('provides the person, the synced record, the roles and the corporation', async () => {
  scene.server.on(routes.roles, json(200, [role('Foundry Champion'), role('Unheard-of')]));
  const { result } = await openSession();
  expect(result.current).toMatchObject({
    status: 'authenticated',
    authUser: { uid: 'jane', email: 'jane@skf.com' },
    user: jane,
    systemRoles: ['Foundry Champion'],
    corporation: { id: '1' },
    isLoading: false,
    person: {
      authId: 'jane',
      verifiedEmail: 'jane@skf.com',
      isFoundryUser: false,
      systemRoles: ['Foundry Champion'],
      corporationId: '1',
    },
  });
  expect(may(result.current.person, 'viewMetrics')).toBe(true);
  expect(may(result.current.person, 'createOpportunity', { id: '1' })).toBe(true);
  expect(may(result.current.person, 'createOpportunity', { id: '2' })).toBe(false);
});

test.each([
  { roles: 30, corporation: 60 },
  { roles: 60, corporation: 30 },
])('is loading until all data of the person is loaded: %j', async (ms) => {
  scene.server
    .on(routes.roles, delayed(ms.roles, json(200, [role('Superuser')])))
    .on(routes.corporation, delayed(ms.corporation, json(200, skf)));
  const seen: boolean[] = [];
  renderHook(
    () => {
      const { isLoading, systemRoles, corporation } = useSession();
      if (!isLoading) seen.push(corporation !== null && systemRoles.length === 1);
    },
    { wrapper: scene.wrapper },
  );
  for (let step = 0; step < 20; step += 1) await pass(10);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

test('a visitor has no user and no permissions, and nothing is requested', async () => {
  scene.server.on(routes.session, json(200, null));
  const { result } = await openSession();
  expect(result.current).toMatchObject({
    status: 'unauthenticated',
    user: null,
    isLoading: false,
    person: { authId: null, verifiedEmail: null, systemRoles: [], corporationId: null },
  });
  expect(scene.server.sent.map(({ address }) => address)).toEqual(['/api/auth/get-session']);
});

test('user, roles and corporation are requested once, in strict mode too', async () => {
  const { wrapper: Scene } = scene;
  await openSession(({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Scene>{children}</Scene>
    </StrictMode>
  ));
  for (const route of [routes.user, routes.roles, routes.corporation]) {
    expect(scene.server.to(route)).toHaveLength(1);
  }
});

test('user and roles stay fresh for 5 minutes, and are not refetched on focus or reconnect', async () => {
  await openSession();
  await pass(20 * minute);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await pass(minute);
  focusManager.setFocused(undefined);
  expect(scene.server.to(routes.user)).toHaveLength(1);
  expect(scene.server.to(routes.roles)).toHaveLength(1);
});

test.each([
  { ms: 5 * minute - 200, asked: 1 },
  { ms: 5 * minute + 200, asked: 2 },
])('a remount after $ms ms makes $asked requests in all', async ({ ms, asked }) => {
  await openSession();
  await pass(ms);
  await openSession();
  expect(scene.server.to(routes.roles)).toHaveLength(asked);
});

test('when syncing failed, the user is requested at most 2 more times, 2 s apart, then every 30 s', async () => {
  scene.server.on(routes.user, json(500, { error: 'No.', code: 'internal' }));
  const { result } = await openSession();
  await pass(1900);
  for (const _ of [1, 2]) {
    await pass(1999);
    await pass(1);
  }
  const sync = [0, 2000];
  const query = [2000, 4000, 6000];
  expect(scene.server.times(routes.user)).toEqual([...sync, ...query]);
  await pass(10);
  expect(result.current).toMatchObject({
    status: 'authenticated',
    user: null,
    failure: 'unknown',
    failureReason: { message: 'No.' },
  });
  await passSeconds(60);
  const laterTimes = scene.server.times(routes.user).slice(sync.length + query.length);
  expect(laterTimes.map((ms) => Math.round(ms / 1000))).toEqual([36, 66]);
  scene.server.on(routes.user, json(200, jane));
  await passSeconds(30);
  expect(result.current).toMatchObject({ user: jane, failure: null });
});

/** Every read of the person in turn fails, after all of them were answered before or not. */
const reads = [routes.user, routes.roles, routes.corporation];

test.each(reads)('%s failing takes no right away: what was known last stays', async (route) => {
  scene.server.on(routes.roles, json(200, [role('Superuser')]));
  const { wrapper: Scene } = scene;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Scene>
      <CorporationProvider>{children}</CorporationProvider>
    </Scene>
  );
  await openSession(wrapper);
  cleanup();
  scene.client.clear();
  const before = scene.server.to(route).length;
  scene.server.on(route, json(500, { error: 'No.', code: 'internal' }));
  const { result } = await openSession(wrapper);
  await passSeconds(10);
  const state = { user: jane, systemRoles: ['Superuser'], corporation: skf, isLoading: false };
  expect(result.current).toMatchObject({ ...state, failure: 'outdated' });
  expect(readSessionCache('jane')).toMatchObject({ systemRoles: ['Superuser'], corporation: skf });
  expect(scene.server.to(route).length).toBeGreaterThan(before);
  scene.server.on(
    route,
    json(
      200,
      { [routes.user]: jane, [routes.roles]: [role('Superuser')], [routes.corporation]: skf }[
        route
      ],
    ),
  );
  await passSeconds(30);
  expect(result.current).toMatchObject({ ...state, failure: null });
});

test.each(reads)(
  '%s failing, with nothing known: the account is unknown, not without rights',
  async (route) => {
    scene.server.on(route, json(500, { error: 'No.', code: 'internal' }));
    const seen: boolean[] = [];
    const { result } = renderHook(
      () => {
        const session = useSession();
        if (!session.isLoading) seen.push(true);
        return session;
      },
      { wrapper: scene.wrapper },
    );
    await passSeconds(100);
    expect(result.current).toMatchObject({ isLoading: true, failure: 'unknown' });
    expect(seen).toEqual([]);
  },
);

test('a read that fails 5 minutes later leaves its older answer, and says so', async () => {
  scene.server.on(routes.roles, json(200, [role('Superuser')]));
  const { result } = await openSession();
  scene.server.on(routes.roles, json(503, { error: 'Not now.', code: 'unavailable' }));
  act(() => void scene.client.refetchQueries());
  await passSeconds(30);
  expect(result.current).toMatchObject({
    systemRoles: ['Superuser'],
    failure: 'outdated',
  });
});

test('signing out removes all data of the person', async () => {
  const { result } = await openSession();
  expect(scene.client.getQueryCache().getAll().length).toBeGreaterThan(0);
  const outcome = await act(() => result.current.signOut());
  expect(outcome).toBe('ok');
  expect(result.current).toMatchObject({ status: 'unauthenticated', authUser: null, user: null });
  expect(result.current.person.authId).toBeNull();
  const left = scene.client.getQueryCache().getAll();
  expect(left.filter(({ state }) => state.data !== undefined)).toEqual([]);
});

test('the next person does not see what the previous one had loaded', async () => {
  const { result } = await openSession();
  scene.server.on(routes.user, json(200, { ...jane, id: '9', authId: 'ola', firstName: 'Ola' }));
  act(() => {
    scene.store.signedIn({ uid: 'ola', email: 'ola@skf.com', displayName: 'Ola', photoURL: null });
  });
  expect(result.current).toMatchObject({ user: null, systemRoles: [], corporation: null });
  expect(result.current.isLoading).toBe(true);
  await pass(100);
  expect(result.current.user?.firstName).toBe('Ola');
});

test('a late response for one person does not affect the next', async () => {
  const ola = { ...jane, authId: 'ola', firstName: 'Ola' };
  scene.server.on(routes.user, delayed(500, json(200, jane)), json(200, ola));
  const { result } = await openSession();
  act(() => {
    scene.store.signedIn({ uid: 'ola', email: 'ola@skf.com', displayName: 'Ola', photoURL: null });
  });
  await pass(100);
  await pass(1000);
  expect(result.current).toMatchObject({ user: { firstName: 'Ola' }, isLoading: false });
});

test('a new display name does not bring back an old record', async () => {
  const { result } = await openSession();
  const edited = { ...jane, firstName: 'Edited' };
  act(() => {
    scene.client.setQueryData(currentUser('jane').queryKey, edited);
    scene.store.signedIn({ uid: 'jane', email: 'jane@skf.com', displayName: 'J.', photoURL: null });
  });
  await pass(100);
  expect(result.current.authUser?.displayName).toBe('J.');
  expect(result.current.user?.firstName).toBe('Edited');
});

test('the same person signing in again is synced again', async () => {
  const { result } = await openSession();
  await act(() => result.current.signOut());
  scene.server.on(routes.user, json(200, { ...jane, firstName: 'Janet' }));
  act(() => {
    scene.store.signedIn({ uid: 'jane', email: 'jane@skf.com', displayName: null, photoURL: null });
  });
  await pass(100);
  expect(result.current.user?.firstName).toBe('Janet');
  expect(scene.server.to(routes.user)).toHaveLength(2);
});

test('throws outside its provider', () => {
  expect(() => renderHook(() => useSession())).toThrow('SessionProvider');
});
