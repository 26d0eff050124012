// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import {
  FakeServer,
  delayed,
  json,
  neverAnswers,
  text,
  unreachable,
} from '#core/web/transport/fake-server.ts';
import { TokenSource } from '#core/web/transport/token.ts';
import { trackPromise } from '#core/web/transport/track-promise.ts';
import { AuthStore } from './auth-store.ts';

const route = 'GET /api/auth/get-session';
const profile = { id: 'jane', email: 'jane.van_dijk@skf.com', name: 'Jane', image: null };
const session = (user: object = profile) =>
  json(200, { user, session: { id: 's', token: 'secret' } });
const nobody = json(200, null);
const jane: AuthenticatedUser = {
  uid: 'jane',
  email: 'jane.van_dijk@skf.com',
  displayName: 'Jane',
  photoURL: null,
};

let server: FakeServer;
let tokens: TokenSource;
let stores: AuthStore[];
let complaints: unknown[][];

function openStore(source = tokens): AuthStore {
  const store = new AuthStore(source);
  stores.push(store);
  return store;
}

beforeEach(() => {
  stores = [];
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  server = new FakeServer().on(route, session());
  tokens = new TokenSource();
});

afterEach(() => {
  for (const store of stores) store.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('loading, then authenticated, and the person is saved in local storage', async () => {
  const store = openStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.getSnapshot().status));
  store.start();
  expect(store.getSnapshot()).toEqual({ status: 'loading', authUser: null });
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
  expect(seen.at(-1)).toBe('authenticated');
  expect(JSON.parse(localStorage.getItem('outrider.user') ?? '')).toEqual(jane);
});

test('no secret is saved: the profile and no token', async () => {
  const store = openStore();
  store.start();
  await store.ready();
  expect(Object.keys(localStorage)).toEqual(['outrider.user']);
  expect(localStorage.getItem('outrider.user')).not.toContain('secret');
});

test('without a session: unauthenticated', async () => {
  server.on(route, nobody);
  const store = openStore();
  store.start();
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
  expect(complaints).toEqual([]);
});

test('the last signed-in person is shown at once, then confirmed', async () => {
  localStorage.setItem('outrider.user', JSON.stringify({ ...jane, displayName: 'Old name' }));
  const store = openStore();
  store.start();
  expect(store.getSnapshot()).toMatchObject({
    status: 'loading',
    authUser: { uid: 'jane', displayName: 'Old name' },
  });
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
});

test('a person who is not signed in any more is removed from storage', async () => {
  localStorage.setItem('outrider.user', JSON.stringify(jane));
  server.on(route, nobody);
  const store = openStore();
  const left = vi.fn();
  store.onSignOut(left);
  store.start();
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
  expect(localStorage.getItem('outrider.user')).toBeNull();
  expect(left).toHaveBeenCalledTimes(1);
});

test.each(['not json', '{}', '{"uid":5,"email":null,"displayName":null,"photoURL":null}', 'null'])(
  'invalid stored data is ignored: %s',
  (stored) => {
    localStorage.setItem('outrider.user', stored);
    const store = openStore();
    store.start();
    expect(store.getSnapshot().authUser).toBeNull();
  },
);

test('blocked storage does not prevent signing in', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  const store = openStore();
  store.start();
  await store.ready();
  expect(store.getSnapshot().authUser).toEqual(jane);
});

test('without a name, the name comes from the email; a photo must be a web address', async () => {
  server.on(route, session({ ...profile, name: ' ', image: 'javascript:alert(1)' }));
  const store = openStore();
  store.start();
  await store.ready();
  expect(store.getSnapshot().authUser).toMatchObject({
    displayName: 'Jane Van Dijk',
    photoURL: null,
  });
});

test('starting twice sends one request', async () => {
  const store = openStore();
  store.start();
  store.start();
  await store.ready();
  expect(server.sent).toHaveLength(1);
});

test.each([
  ['unreachable', unreachable, 'NetworkFailure'],
  ['out of order', text(500, 'jane@skf.com broke it'), 'transport.status'],
  ['not understood', json(200, { hello: 1 }), 'transport.parse'],
])('a server that is %s signs nobody out', async (_, answer, code) => {
  localStorage.setItem('outrider.user', JSON.stringify(jane));
  server.on(route, answer);
  const store = openStore();
  store.start();
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
  expect(complaints).toEqual([['Auth initialization error', code]]);
});

test('used before it was started, it logs an error', () => {
  void openStore().ready();
  expect(complaints).toEqual([['Auth not initialized']]);
});

test('it stays loading until the request sent at start has ended', async () => {
  vi.useFakeTimers();
  server.on(route, neverAnswers);
  const store = openStore();
  store.start();
  const ready = trackPromise(store.ready());
  store.signedIn(jane);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(store.getSnapshot()).toEqual({ status: 'loading', authUser: jane });
  expect(ready).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
  expect(ready.at).toBe(30_000);
});

test('a response that a sign-in has overtaken is ignored', async () => {
  vi.useFakeTimers();
  server.on(route, delayed(100, nobody));
  const store = openStore();
  store.start();
  await vi.advanceTimersByTimeAsync(50);
  store.signedIn(jane);
  await vi.advanceTimersByTimeAsync(50);
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
});

test('the token source knows whether somebody is signed in, nobody, or not known yet', async () => {
  vi.useFakeTimers();
  server.on('GET /api/auth/token', json(200, { token: 'one' }), json(200, { token: 'two' }));
  server.on(route, delayed(150, session()));
  const store = openStore();
  store.start();
  const take = async (ms: number) => {
    const seen = trackPromise(tokens.take());
    await vi.advanceTimersByTimeAsync(ms);
    return seen;
  };
  expect(await take(200)).toEqual({ outcome: 'one', at: 200 });
  store.signedIn({ ...jane, uid: 'ola' });
  expect(await take(0)).toEqual({ outcome: 'two', at: 0 });
  store.signedOut();
  expect(await take(0)).toEqual({ outcome: null, at: 0 });
});

test('that the stored person has no session is requested once, not twice', async () => {
  localStorage.setItem('outrider.user', JSON.stringify(jane));
  server.on('GET /api/auth/token', json(401, {})).on(route, nobody);
  const store = openStore();
  store.start();
  expect(await tokens.take()).toBeNull();
  await store.ready();
  expect(store.getSnapshot().status).toBe('unauthenticated');
  expect(server.to(route)).toHaveLength(1);
});

test('a person who closed the page while signing out is not shown again', async () => {
  localStorage.setItem('outrider.user', JSON.stringify(jane));
  localStorage.setItem('outrider.revocationPending', 'yes');
  server.on('POST /api/auth/sign-out', json(200, { success: true }));
  const store = openStore();
  store.start();
  expect(store.getSnapshot()).toEqual({ status: 'loading', authUser: null });
  await store.ready();
  expect(store.getSnapshot()).toEqual({ status: 'unauthenticated', authUser: null });
});

test('a session that the server has ended ends here', async () => {
  server.on('GET /api/auth/token', json(401, {}));
  const store = openStore();
  store.start();
  await store.ready();
  server.on(route, nobody);
  expect(await tokens.take()).toBeNull();
  await expect.poll(() => store.getSnapshot().status).toBe('unauthenticated');
});

test('sign-out listeners run before the next person is published', async () => {
  const store = openStore();
  store.start();
  await store.ready();
  const order: unknown[] = [];
  store.onSignOut(() => order.push(['left', store.getSnapshot().authUser?.uid]));
  store.subscribe(() => order.push(['next', store.getSnapshot().authUser?.uid]));
  store.signedIn({ ...jane, displayName: 'J.' });
  store.signedIn({ ...jane, uid: 'ola' });
  expect(order).toEqual([
    ['next', 'jane'],
    ['left', 'jane'],
    ['next', 'ola'],
  ]);
});

test('signing out in one tab signs out the others, signing in signs them in', async () => {
  server.on(route, nobody, nobody, session());
  const here = openStore();
  const there = openStore(new TokenSource());
  here.start();
  there.start();
  await Promise.all([here.ready(), there.ready()]);

  here.signedIn(jane);
  await expect.poll(() => there.getSnapshot()).toEqual(here.getSnapshot());
  expect(there.getSnapshot().status).toBe('authenticated');
  expect(server.to(route)).toHaveLength(3);

  here.signedOut();
  await expect.poll(() => there.getSnapshot().status).toBe('unauthenticated');
  expect(server.to(route)).toHaveLength(3);
});

test('messages between tabs carry no name and no secret', async () => {
  const heard: unknown[] = [];
  const ear = new BroadcastChannel('outrider.session');
  ear.addEventListener('message', (event) => heard.push(event.data));
  const store = openStore();
  store.start();
  store.signedIn(jane);
  store.signedOut();
  await expect.poll(() => heard).toEqual(['signedIn', 'signedOut']);
  ear.close();
});

test('unknown messages on the channel are ignored', async () => {
  const store = openStore();
  store.start();
  await store.ready();
  const heard: string[] = [];
  store.subscribe(() => heard.push(store.getSnapshot().status));
  const mouth = new BroadcastChannel('outrider.session');
  mouth.postMessage({ signedOut: true });
  mouth.postMessage('signedIn');
  await expect.poll(() => server.to(route)).toHaveLength(2);
  expect(heard).toEqual([]);
  mouth.close();
});
