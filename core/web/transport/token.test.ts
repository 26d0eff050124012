import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import { FakeServer, delayed, json, neverAnswers, text, unreachable } from './fake-server.ts';
import { TokenSource } from './token.ts';
import { trackPromise } from './track-promise.ts';

const route = 'GET /api/auth/token';
const jane: AuthenticatedUser = {
  uid: 'jane',
  email: 'j@skf.com',
  displayName: null,
  photoURL: null,
};
const minute = 60_000;

let server: FakeServer;
let tokens: TokenSource;
let user: AuthenticatedUser | null | undefined;
const sessionLost = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionLost.mockClear();
  server = new FakeServer().on(route, json(200, { token: 'one' }), json(200, { token: 'two' }));
  tokens = new TokenSource();
  user = jane;
  tokens.follow({ currentUser: () => user, sessionLost });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is fetched with the session cookie, uncached', async () => {
  expect(await tokens.take()).toBe('one');
  const [sent] = server.sent;
  expect(sent?.address).toBe('/api/auth/token');
  expect(sent?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
});

test('is cached for 55 minutes and not a millisecond longer', async () => {
  expect(await tokens.take()).toBe('one');
  await vi.advanceTimersByTimeAsync(55 * minute - 1);
  expect(await tokens.take()).toBe('one');
  expect(server.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await tokens.take()).toBe('two');
  expect(server.sent).toHaveLength(2);
});

test('is refreshed by itself 5 minutes before it expires', async () => {
  await tokens.take();
  await vi.advanceTimersByTimeAsync(55 * minute);
  expect([server.sent.length, tokens.cached]).toEqual([2, 'two']);
});

test('a refresh that fails is tried again after 30 s, doubling to 16 minutes', async () => {
  await tokens.take();
  server.on(route, unreachable);
  await vi.advanceTimersByTimeAsync(55 * minute);
  const before = server.sent.length;
  const waits = [0.5, 1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute);
  for (const [nth, wait] of waits.entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(server.sent.length - before).toBe(nth);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent.length - before).toBe(nth + 1);
  }
});

test('is not refreshed for somebody who has signed out', async () => {
  await tokens.take();
  tokens.forget();
  await vi.advanceTimersByTimeAsync(2 * 60 * minute);
  expect(server.sent).toHaveLength(1);
});

test('is cached in memory only', async () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  vi.stubGlobal('sessionStorage', { setItem });
  await tokens.take();
  expect(setItem).not.toHaveBeenCalled();
});

test('a fresh one is fetched although one is cached', async () => {
  await tokens.take();
  expect(await tokens.take({ fresh: true })).toBe('two');
  expect(await tokens.take()).toBe('two');
  expect(server.sent).toHaveLength(2);
});

test('simultaneous callers share one fetch, fresh or not', async () => {
  server.on(route, delayed(50, json(200, { token: 'one' })));
  const all = [tokens.take(), tokens.take({ fresh: true }), tokens.take()].map(trackPromise);
  await vi.advanceTimersByTimeAsync(50);
  expect(all.map(({ outcome }) => outcome)).toEqual(['one', 'one', 'one']);
  expect(server.sent).toHaveLength(1);
});

test('when nobody is signed in, there is none and nothing is requested', async () => {
  user = null;
  expect(await tokens.take()).toBeNull();
  expect(server.sent).toHaveLength(0);
});

test('while it is not known who is signed in, it polls every 100 ms', async () => {
  user = undefined;
  const seen = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(299);
  user = jane;
  expect(server.sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.times(route)).toEqual([300]);
  expect(seen).toEqual({ outcome: 'one', at: 300 });
});

test.each([
  { fresh: false, longest: 1500 },
  { fresh: true, longest: 1200 },
])(
  'waits $longest ms (fresh: $fresh), then checks 4 times every 150 ms',
  async ({ fresh, longest }) => {
    const reads: number[] = [];
    const start = Date.now();
    tokens.follow({
      currentUser: () => {
        reads.push(Date.now() - start);
        return undefined;
      },
      sessionLost,
    });
    const seen = trackPromise(tokens.take({ fresh }));
    await vi.advanceTimersByTimeAsync(longest + 599);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual({ outcome: null, at: longest + 600 });
    const polls = Array.from({ length: longest / 100 }, (_, index) => index * 100);
    expect(reads).toEqual([...polls, longest + 150, longest + 300, longest + 450, longest + 600]);
  },
);

test('a user found by a late check gets a token', async () => {
  user = undefined;
  const seen = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(1501);
  user = jane;
  await vi.advanceTimersByTimeAsync(148);
  expect(server.sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual({ outcome: 'one', at: 1650 });
});

test.each([
  { fresh: false, longest: 1500 },
  { fresh: true, longest: 1200 },
])('a slow response is awaited no longer (fresh: $fresh), and is cached', async (options) => {
  server.on(route, delayed(4000, json(200, { token: 'slow' })));
  const seen = trackPromise(tokens.take({ fresh: options.fresh }));
  const late = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(options.longest + 599);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(301);
  expect(seen).toEqual({ outcome: null, at: options.longest + 600 });
  expect(late.outcome).toBeNull();
  expect(tokens.cached).toBeNull();
  const pending = trackPromise(tokens.pending ?? Promise.reject(new Error('Given up.')));
  await vi.advanceTimersByTimeAsync(4000 - options.longest - 900);
  expect(pending.outcome).toBe('slow');
  expect(tokens.pending).toBeNull();
  expect(tokens.cached).toBe('slow');
  expect(server.sent).toHaveLength(1);
});

test('that a token arrived is told once, and only if somebody had to go without', async () => {
  const arrived = vi.fn<() => void>();
  tokens.onLateArrival(arrived);
  await tokens.take();
  expect(arrived).not.toHaveBeenCalled();
  server.on(route, delayed(4000, json(200, { token: 'slow' })));
  trackPromise(tokens.take({ fresh: true }));
  await vi.advanceTimersByTimeAsync(4000);
  expect(arrived).toHaveBeenCalledTimes(1);
  server.on(route, json(200, { token: 'next' }));
  expect(await tokens.take({ fresh: true })).toBe('next');
  expect(arrived).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', json(500, {}), 'answered with 500'],
  ['not to be had', unreachable, 'The request failed.'],
])('a token that arrives after one that was %s is told', async (_, failure, message) => {
  const arrived = vi.fn<() => void>();
  const stop = tokens.onLateArrival(arrived);
  server.on(route, failure, json(200, { token: 'back' }));
  await expect(tokens.take()).rejects.toThrow(message);
  expect(await tokens.take()).toBe('back');
  expect(arrived).toHaveBeenCalledTimes(1);
  stop();
});

test.each([false, true])(
  'one that arrived between two polls is used (fresh: %s)',
  async (fresh) => {
    server.on(route, delayed(1550, json(200, { token: 'one' })));
    const seen = trackPromise(tokens.take({ fresh }));
    await vi.advanceTimersByTimeAsync(1650);
    expect(seen.outcome).toBe('one');
    expect(server.sent).toHaveLength(1);
  },
);

test('no session: no token, and the session is notified', async () => {
  server.on(route, json(401, { code: 'UNAUTHORIZED' }));
  expect(await tokens.take()).toBeNull();
  expect(sessionLost).toHaveBeenCalledTimes(1);
  expect(server.sent).toHaveLength(1);
});

test('a cached token is dropped with the session it belonged to', async () => {
  server.on(route, json(200, { token: 'one' }), json(401, {}));
  await tokens.take();
  await tokens.take({ fresh: true });
  expect(await tokens.take()).toBeNull();
});

test('a forgotten token is not used again', async () => {
  await tokens.take();
  tokens.forget();
  expect(await tokens.take()).toBe('two');
});

test('the token of somebody who signed out while it was fetched is dropped', async () => {
  server.on(route, delayed(50, json(200, { token: 'of Jane' })), json(200, { token: 'of Ola' }));
  const asJane = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(20);
  tokens.forget();
  user = { ...jane, uid: 'ola' };
  const asOla = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(0);
  expect(asOla).toEqual({ outcome: 'of Ola', at: 0 });
  await vi.advanceTimersByTimeAsync(30);
  expect(asJane.outcome).toBeNull();
  expect(await tokens.take()).toBe('of Ola');
  expect(server.sent).toHaveLength(2);
});

test('a token that arrives after its person has changed is not returned', async () => {
  server.on(route, delayed(1700, json(200, { token: 'of Jane' })));
  const seen = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(1660);
  tokens.forget();
  await vi.advanceTimersByTimeAsync(40);
  expect(seen.outcome).toBeNull();
});

test('it does not wait for a person who has signed out', async () => {
  server.on(route, delayed(5000, json(200, { token: 'of Jane' })));
  const seen = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(20);
  tokens.forget();
  await vi.advanceTimersByTimeAsync(80);
  expect(seen).toEqual({ outcome: null, at: 100 });
});

test('the end of a session that was signed out already is not reported', async () => {
  server.on(route, delayed(50, json(401, {})));
  trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(20);
  tokens.forget();
  user = null;
  await vi.advanceTimersByTimeAsync(30);
  expect(sessionLost).not.toHaveBeenCalled();
});

test('a response other than "no session" is passed on', async () => {
  server.on(route, json(503, { error: 'Later.' }));
  const seen = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toMatchObject({ name: 'TokenRefused', reply: { status: 503 } });
});

test('a response that is no token is treated as none', async () => {
  server.on(route, text(200, 'eyJ…'));
  await expect(tokens.take()).rejects.toMatchObject({ code: 'transport.parse' });
});

test('a network failure is raised, and the next caller fetches anew', async () => {
  server.on(route, unreachable, json(200, { token: 'back' }));
  await expect(tokens.take()).rejects.toMatchObject({ name: 'NetworkFailure' });
  expect(await tokens.take()).toBe('back');
});

test.each([
  ['30 s on a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 30_000],
  ['60 s on a mobile', 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36', 60_000],
])('the provider times out after %s', async (_, userAgent, ms) => {
  vi.stubGlobal('navigator', { userAgent });
  server.on(route, neverAnswers);
  trackPromise(tokens.take());
  const seen = trackPromise(tokens.pending ?? Promise.resolve());
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toMatchObject({ name: 'NetworkFailure' });
  expect(server.sent[0]?.init.signal?.aborted).toBe(true);
});

test.each([
  ['while it is not known who is signed in', undefined, 50],
  ['during the late checks', undefined, 1560],
  ['while a slow answer is waited for', jane, 2000],
])('an abort %s ends the waiting at once', async (_, who, ms) => {
  user = who;
  server.on(route, neverAnswers);
  const controller = new AbortController();
  const seen = trackPromise(tokens.take({ signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(ms);
  controller.abort('gone');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ outcome: 'gone', at: ms });
});

test('an abort ends the waiting at once and leaves the shared fetch to the others', async () => {
  server.on(route, delayed(50, json(200, { token: 'one' })));
  const controller = new AbortController();
  const leaving = trackPromise(tokens.take({ signal: controller.signal }));
  const staying = trackPromise(tokens.take());
  await vi.advanceTimersByTimeAsync(20);
  controller.abort(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(leaving).toMatchObject({ outcome: { message: 'gone' }, at: 20 });
  await vi.advanceTimersByTimeAsync(30);
  expect(staying.outcome).toBe('one');
});
