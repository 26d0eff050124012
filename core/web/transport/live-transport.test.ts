// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { topicOf, type LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { FakeServer, json, unreachable, type Answering } from './fake-server.ts';
import { LiveStream } from './live-stream.ts';
import { delay } from './timeout.ts';
import { tokens } from './token.ts';

const route = 'GET /api/live';
const probe = 'GET /api/live/probe';
const topic = topicOf('opportunity', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11');
const beat = ':\n\n';
const again = 'data: {"kind":"again"}\n\n';
const encoder = new TextEncoder();

/** A response in parts, each after a pause. */
const inParts =
  (...parts: readonly (readonly [ms: number, text: string])[]): Answering =>
  ({ init: { signal } }) =>
    new Response(
      new ReadableStream<Uint8Array>({
        async start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          for (const [ms, text] of parts) {
            await delay(ms);
            if (signal?.aborted) return;
            if (text !== '') controller.enqueue(encoder.encode(text));
          }
          controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );

const cutAtOnce = inParts([10, beat]);
/** Something on the way keeps everything until the end, which does not come. */
const heldBack = inParts([1_000_000, beat]);
const { everyMs } = limits.liveProbe;
const soundProbe = inParts([everyMs, beat], [everyMs, beat], [everyMs, again]);
const poll = (since: number, ...events: object[]): Answering => {
  const all = [...events, { kind: 'again', since }];
  return inParts([1000, all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')]);
};

let server: FakeServer;
let heard: unknown[];
let stream: LiveStream;
let stop: AbortController;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const valuesOf = (name: string) =>
  server.to(route).map(({ address }) => new URL(address, 'http://x').searchParams.get(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = new FakeServer().on('GET /api/auth/token', json(200, { token: 'token' }));
  tokens.forget();
  tokens.follow({
    currentUser: () => ({ uid: 'jane', email: null, displayName: null, photoURL: null }),
    sessionLost: () => {},
  });
  heard = [];
  stop = new AbortController();
  stream = new LiveStream({
    topics: () => [topic],
    onEvent: (event) => heard.push(event),
    onOpen: () => {},
    onBroken: () => {},
  });
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const run = () => void stream.run(stop.signal);

test('streams are used while they last', async () => {
  server.on(route, inParts([0, beat], [20_000, beat], [20_000, again]));
  run();
  await pass(200_000);
  expect(server.to(route).length).toBeGreaterThan(3);
  expect(new Set(valuesOf('wait'))).toEqual(new Set([null]));
  expect(server.to(probe)).toEqual([]);
});

test.each([
  ['does not reach its end', inParts([everyMs, beat])],
  ['comes all at once', inParts([3 * everyMs, beat + beat + again])],
  ['does not come', heldBack],
])('streams that are cut, and a probe that %s: long polling, 30 s each', async (_how, answer) => {
  server.on(route, cutAtOnce, cutAtOnce, poll(42)).on(probe, answer);
  run();
  await pass(60_000);
  expect(server.to(probe)).toHaveLength(1);
  expect(valuesOf('wait').slice(0, 4)).toEqual([null, null, '30', '30']);
  expect(valuesOf('since').slice(0, 4)).toEqual([null, null, null, '42']);
});

test('a stream that is held back is probed at once', async () => {
  server.on(route, heldBack).on(probe, inParts([3 * everyMs, beat + again]));
  run();
  await pass(limits.documentOnlineMs + limits.liveGatherMs + 3 * everyMs + 2000);
  expect(valuesOf('wait')).toEqual([null, '30']);
});

test('streams that are cut go on when the probe is not: it was the server', async () => {
  server.on(route, cutAtOnce).on(probe, soundProbe);
  run();
  await pass(60_000);
  expect(server.to(probe).length).toBeGreaterThan(0);
  expect(new Set(valuesOf('wait'))).toEqual(new Set([null]));
});

test('a server that is away is not probed, and a probe without an answer proves nothing', async () => {
  server.on(route, unreachable, unreachable, unreachable, cutAtOnce).on(probe, unreachable);
  run();
  await pass(5000);
  expect(server.to(probe)).toEqual([]);
  await pass(60_000);
  expect(server.to(probe).length).toBeGreaterThan(0);
  expect(new Set(valuesOf('wait'))).toEqual(new Set([null]));
});

test('polled events are the same as streamed ones', async () => {
  const event: LiveNotification = { kind: 'notifications' };
  server.on(route, cutAtOnce, cutAtOnce, poll(1, event), poll(2)).on(probe, inParts([0, beat]));
  run();
  await pass(20_000);
  expect(heard).toEqual([event]);
});

test('a poll that is cut waits less long, but not less than 5 s', async () => {
  server.on(route, cutAtOnce).on(probe, inParts([0, beat]));
  run();
  await pass(300_000);
  expect(valuesOf('wait').slice(2, 7)).toEqual(['30', '15', '7', '5', '5']);
});

test('on another network, streams are tried again', async () => {
  server.on(route, cutAtOnce, cutAtOnce, poll(1)).on(probe, inParts([0, beat]));
  run();
  await pass(20_000);
  expect(valuesOf('wait').at(-1)).toBe('30');
  stream.comeBack();
  await pass(200);
  expect(valuesOf('wait').at(-1)).toBeNull();
});
