// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FakeServer,
  delayed,
  json,
  neverAnswers,
  unreachable,
} from '#core/web/transport/fake-server.ts';
import { TokenSource } from '#core/web/transport/token.ts';
import { trackPromise } from '#core/web/transport/track-promise.ts';
import { AuthStore } from './auth-store.ts';
import { signOut } from './sign-out.ts';

const route = 'POST /api/auth/sign-out';
const asking = 'GET /api/auth/get-session';
const user = { id: 'jane', email: 'jane@skf.com', name: 'Jane' };
const session = json(200, { user });
const done = json(200, { success: true });

let server: FakeServer;
let tokens: TokenSource;
let stores: AuthStore[];
let complaints: unknown[][];

function openStore(): AuthStore {
  const store = new AuthStore(tokens);
  stores.push(store);
  return store;
}

async function signedInStore(): Promise<AuthStore> {
  const store = openStore();
  store.start();
  await store.ready();
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  stores = [];
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  server = new FakeServer().on(asking, session).on(route, done);
  tokens = new TokenSource();
});

afterEach(() => {
  for (const store of stores) store.stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('revokes on the server first, then clears this device', async () => {
  const store = await signedInStore();
  server.on(route, delayed(100, done));
  const outcome = trackPromise(signOut(store));
  await vi.advanceTimersByTimeAsync(99);
  expect(server.to(route)).toHaveLength(1);
  expect(store.getSnapshot().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ outcome: 'ok', at: 100 });
  expect(store.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await tokens.take()).toBeNull();
});

test('without a started store it says "Auth not initialized"', async () => {
  expect(await signOut(openStore())).toBe('Auth not initialized');
  expect(complaints).toEqual([['Auth not initialized']]);
  expect(server.sent).toHaveLength(0);
});

test('a server that does not answer: "Timeout" after 10 s, and this device is cleared', async () => {
  const store = await signedInStore();
  server.on(route, neverAnswers);
  const outcome = trackPromise(signOut(store));
  await vi.advanceTimersByTimeAsync(9999);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ outcome: 'Timeout', at: 10_000 });
  expect(store.getSnapshot().status).toBe('unauthenticated');
  expect(localStorage.getItem('outrider.user')).toBeNull();
});

test('a state that stays undecided: "Timeout" after 10 s in all', async () => {
  server.on(asking, neverAnswers).on(route, delayed(3000, done));
  const store = openStore();
  store.start();
  const outcome = trackPromise(signOut(store));
  await vi.advanceTimersByTimeAsync(9999);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ outcome: 'Timeout', at: 10_000 });
});

test('a state that is decided in time: ok', async () => {
  server.on(asking, delayed(4000, session));
  const store = openStore();
  store.start();
  const outcome = trackPromise(signOut(store));
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcome).toEqual({ outcome: 'ok', at: 4000 });
  expect(store.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
});

test('a session that is over already needs no revoking', async () => {
  const store = await signedInStore();
  server.on(route, json(401, {}));
  expect(await signOut(store)).toBe('ok');
});

test.each([unreachable, json(500, {})])(
  'after a sign-out that did not reach the server, the next start does not sign in',
  async (answer) => {
    const store = await signedInStore();
    server.on(route, answer, done);
    expect(await signOut(store)).toBe('Timeout');
    expect(store.getSnapshot().status).toBe('unauthenticated');

    const next = await signedInStore();
    expect(next.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
    expect(server.to(route)).toHaveLength(2);
    expect(server.to(asking)).toHaveLength(1);

    const later = await signedInStore();
    expect(later.getSnapshot().status).toBe('authenticated');
  },
);

test('signing in again completes a sign-out that did not reach the server', async () => {
  const store = await signedInStore();
  server.on(route, unreachable);
  await signOut(store);
  store.signedIn({ uid: 'ola', email: null, displayName: null, photoURL: null });
  expect((await signedInStore()).getSnapshot().status).toBe('authenticated');
});
