// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as corporations from '#core/domain/identity/corporation-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { second } from '#core/domain/units.ts';
import { askAgainWhenBack } from './ask-again.ts';
import { FakeServer, json, unreachable, type Answering } from './fake-server.ts';
import { queryOptionsOf } from './query-options.ts';
import { recovery } from './recovery.ts';
import { tokens } from './token.ts';

const route = 'GET /api/corporations';
const probe = 'GET /api/ready';
const rows = [{ id: '1', name: 'SKF' }];
const busy = json(503, { error: 'A part is not available.', code: 'unavailable' });
const notReady = json(503, { status: 'unavailable', parts: { database: 'down', disk: 'ok' } });
const ready = json(200, { status: 'ready' });

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  tokens.forget();
  const jane = { uid: 'jane', email: null, displayName: null, photoURL: null };
  tokens.follow({ currentUser: () => jane, sessionLost: () => {} });
  server.on('GET /api/auth/token', json(200, { token: 'one' }));
});

afterEach(() => {
  tokens.forget();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A screen that reads, while the server answers so. */
function openScreen(answer: Answering, state: Answering = notReady) {
  server.on(route, answer).on(probe, state);
  const client = new QueryClient();
  askAgainWhenBack(client);
  const observer = new QueryObserver(client, queryOptionsOf(corporations.list));
  const stop = observer.subscribe(() => {});
  return {
    read: () => observer.getCurrentResult(),
    refetch: () => observer.refetch(),
    end: async () => {
      stop();
      // Whatever waits in the recovery of the page, which outlives the test.
      server.on(probe, ready);
      await vi.advanceTimersByTimeAsync(2 * limits.offlineRetryMs.most);
    },
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);

test.each([
  ['The database', busy, 14],
  ['The server', unreachable, 3],
])('%s is away for 30 s: the screen says so, and is back by itself', async (_, away, untilSaid) => {
  const { read, end } = openScreen(away, away === busy ? notReady : unreachable);
  await pass(untilSaid);
  expect(read().error?.message).not.toBe(undefined);
  const before = server.to(route).length;
  expect(before).toBe(4);
  await pass(30 - untilSaid);
  // Meanwhile only whether it is back is asked, with growing pauses.
  expect(server.to(route)).toHaveLength(before);
  expect(server.to(probe).length).toBeGreaterThan(1);
  expect(server.to(probe).length).toBeLessThan(10);
  expect(read().error).not.toBe(null);

  server.on(route, json(200, rows)).on(probe, ready);
  await pass(limits.offlineRetryMs.most / second);
  expect(read()).toMatchObject({ data: rows, error: null });
  // One request for what had failed, and silence afterwards.
  await pass(60);
  expect(server.to(route)).toHaveLength(before + 1);
  await end();
});

test('What was drawn stays while the server is away', async () => {
  const { read, refetch, end } = openScreen(json(200, rows), ready);
  await pass(1);
  server.on(route, busy).on(probe, notReady);
  void refetch();
  await pass(30);
  expect(read()).toMatchObject({ data: rows, isError: true });
  server.on(route, json(200, [])).on(probe, ready);
  await pass(limits.offlineRetryMs.most / second);
  expect(read()).toMatchObject({ data: [], isError: false });
  await end();
});

test('A refusal is not asked again', async () => {
  const { read, end } = openScreen(json(404, { error: 'Gone.', code: 'notFound' }), ready);
  await pass(60);
  expect(read().error?.message).toBe('Gone.');
  expect(server.to(route)).toHaveLength(1);
  expect(server.to(probe)).toHaveLength(0);
  await end();
});

test('A part that is away while the server is there is asked at growing pauses', async () => {
  const { end } = openScreen(unreachable, ready);
  await pass(120);
  const rounds = server.times(route).filter((_, nth) => nth % 4 === 0);
  const longestPauses = rounds.slice(1).map((at, nth) => at - (rounds[nth] ?? 0));
  expect(longestPauses[0]).toBeLessThanOrEqual(2400 + limits.offlineRetryMs.first);
  expect(longestPauses.at(-1)).toBeGreaterThanOrEqual(2400 + limits.offlineRetryMs.most / 2);
  expect(longestPauses.at(-1)).toBeLessThanOrEqual(2400 + limits.offlineRetryMs.most);
  server.on(route, json(200, rows));
  await end();
});

test.each([
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the live connection is back', () => recovery.soon()],
])('It is asked at once when %s', async (_, happen) => {
  const { read, end } = openScreen(busy);
  await pass(30);
  server.on(route, json(200, rows)).on(probe, ready);
  happen();
  await pass(0);
  expect(read().data).toEqual(rows);
  await end();
});
