// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { topicOf, type LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { FakeServer, json, noContent, unreachable } from './fake-server.ts';
import { LiveConnection } from './live-connection.ts';
import { tokens } from './token.ts';

const route = 'GET /api/live';
const first = topicOf('opportunity', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11');
const second = topicOf('opportunity', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d12');
const happened = { kind: 'comment.added', topic: first, subject: 'submission', subjectId: '1' };

/** The server's open streams, newest last; tests push events into them. */
function openStreams() {
  const streams: { say(text: string): void; tell(event: unknown): void; end(): void }[] = [];
  const encoder = new TextEncoder();
  const answer = () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const say = (text: string) => controller.enqueue(encoder.encode(text));
        // timing: none, this is a field of the stream that the server sends, too.
        say('retry: 1000\n\n');
        streams.push({
          say,
          tell: (event) => say(`data: ${JSON.stringify(event)}\n\n`),
          end: () => controller.close(),
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { streams, answer };
}

let server: FakeServer;
let line: LiveConnection;
let heard: LiveNotification[];
let stop: () => void = () => {};
const topicsAsked = () =>
  server.to(route).map(({ address }) => new URL(address, 'http://x').searchParams.get('topics'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = new FakeServer().on('GET /api/auth/token', json(200, { token: 'token' }));
  tokens.forget();
  tokens.follow({
    currentUser: () => ({ uid: 'jane', email: null, displayName: null, photoURL: null }),
    sessionLost: () => {},
  });
  line = new LiveConnection();
  heard = [];
  line.onEvent((event) => heard.push(event));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('one stream carries all topics that the page subscribes to', async () => {
  const { streams, answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  line.subscribe(first);
  line.subscribe(second);
  line.subscribe(first);
  await pass(1000);
  expect(topicsAsked()).toEqual([`${first},${second}`]);
  expect(server.to(route)[0]?.headers.get('authorization')).toBe('Bearer token');
  streams[0]?.say(': heartbeat\n\nda');
  streams[0]?.say(`ta: ${JSON.stringify(happened)}\n\n`);
  await pass(0);
  expect(heard).toEqual([happened]);
});

test('another topic opens another stream in its place, and no events are reported missed', async () => {
  const { answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  const leave = line.subscribe(first);
  await pass(1000);
  leave();
  line.subscribe(second);
  await pass(1000);
  expect(topicsAsked()).toEqual([first, second]);
  expect(server.to(route)[0]?.init.signal?.aborted).toBe(true);
  expect(heard).toEqual([]);
});

test('a broken stream is reopened with growing delays, and then reports missed events', async () => {
  const { streams, answer } = openStreams();
  server.on(route, answer, unreachable, json(503, {}), answer);
  stop = line.start('jane');
  await pass(1000);
  streams[0]?.end();
  await pass(20_000);
  const times = server.times(route);
  const gather = limits.liveGatherMs;
  expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([
    1000 - gather + 1000 + gather,
    2000 + gather,
    4000 + gather,
  ]);
  expect(heard).toEqual([{ kind: 'anything' }]);
});

test.each([
  ['at once', [], []],
  ['only later', [unreachable], [true, false]],
])(
  'a stream that is opened again %s is lost meanwhile, or not',
  async (_when, failures, notices) => {
    const { streams, answer } = openStreams();
    server.on(route, answer, ...failures, answer);
    stop = line.start('jane');
    await pass(1000);
    const changes: boolean[] = [];
    line.lost.subscribe(() => {
      if (line.lost.isSet() !== (changes.at(-1) ?? false)) changes.push(line.lost.isSet());
    });
    streams[0]?.end();
    await pass(20_000);
    expect(changes).toEqual(notices);
  },
);

test('what is lost is forgotten by a page that stops', async () => {
  server.on(route, unreachable);
  stop = line.start('jane');
  await pass(20_000);
  expect(line.lost.isSet()).toBe(true);
  stop();
  expect(line.lost.isSet()).toBe(false);
});

test('a stream without heartbeats counts as broken', async () => {
  const { streams, answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  await pass(limits.liveSilenceMs - 1000);
  streams[0]?.say(':\n\n');
  await pass(limits.liveSilenceMs - 1000);
  expect(topicsAsked()).toHaveLength(1);
  await pass(5000);
  expect(topicsAsked()).toHaveLength(2);
});

test('after being offline it reconnects at once and refetches everything', async () => {
  const { answer } = openStreams();
  server.on(route, answer, unreachable, unreachable, unreachable, unreachable, answer);
  stop = line.start('jane');
  await pass(1000);
  window.dispatchEvent(new Event('offline'));
  await pass(10_000);
  expect(topicsAsked()).toHaveLength(5);
  window.dispatchEvent(new Event('online'));
  await pass(limits.liveGatherMs + 10);
  expect(topicsAsked()).toHaveLength(6);
  expect(heard).toEqual([{ kind: 'anything' }]);
});

test('a network change under an open stream makes it open another', async () => {
  const { answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  await pass(1000);
  window.dispatchEvent(new Event('online'));
  await pass(limits.liveGatherMs + 10);
  expect(topicsAsked()).toHaveLength(2);
  expect(heard).toEqual([{ kind: 'anything' }]);
});

test('a topic that the person may not see is not requested again', async () => {
  const { answer } = openStreams();
  server.on(route, json(404, { error: 'No.', code: 'notFound' }), answer);
  stop = line.start('jane');
  line.subscribe(first);
  await pass(20_000);
  expect(topicsAsked()).toEqual([first, null]);
  expect(heard).toEqual([{ kind: 'gone', topic: first }]);
});

test('a hidden page disconnects, and refetches everything when it is visible again', async () => {
  const { answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  await pass(1000);
  setHidden(true);
  await pass(limits.liveHiddenMs + 60_000);
  expect(server.to(route)[0]?.init.signal?.aborted).toBe(true);
  expect(topicsAsked()).toHaveLength(1);
  setHidden(false);
  await pass(1000);
  expect(topicsAsked()).toHaveLength(2);
  expect(heard).toEqual([{ kind: 'anything' }]);
});

test('where the same person has too many streams open, it waits until the page is visible again', async () => {
  const { streams, answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  await pass(1000);
  streams[0]?.tell({ kind: 'elsewhere' });
  streams[0]?.end();
  await pass(120_000);
  expect(topicsAsked()).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  await pass(1000);
  expect(topicsAsked()).toHaveLength(2);
});

test('it stops, and fetches a fresh token where the old one is refused', async () => {
  const { streams, answer } = openStreams();
  server.on(route, noContent(401), answer);
  stop = line.start('jane');
  await pass(5000);
  expect(server.to('GET /api/auth/token')).toHaveLength(2);
  stop();
  await pass(60_000);
  expect(() => streams[0]?.tell(happened)).toThrow('closed');
  expect(topicsAsked()).toHaveLength(2);
});

test('an event of an unknown kind means that anything may have changed', async () => {
  const { streams, answer } = openStreams();
  server.on(route, answer);
  stop = line.start('jane');
  await pass(1000);
  streams[0]?.tell({ kind: 'moon.risen' });
  streams[0]?.say('data: not JSON\n\n');
  await pass(0);
  expect(heard).toEqual([{ kind: 'anything' }]);
});

describe('presence', () => {
  const elin = { people: [{ id: '1', name: 'Elin Lind' }], count: 1 };
  const none = { people: [], count: 0 };
  async function hearOfElin() {
    const opened = openStreams();
    server.on(route, opened.answer);
    stop = line.start('jane');
    const leave = line.subscribe(first);
    await pass(1000);
    opened.streams[0]?.tell({ kind: 'present', topic: first, ...elin });
    await pass(0);
    expect(line.presence.on(first)).toEqual(elin);
    return { ...opened, leave };
  }

  test('is stored per topic as last received, and is not an event', async () => {
    const changes = vi.fn();
    line.presence.subscribe(changes);
    const { streams } = await hearOfElin();
    expect(line.presence.on(first)).toBe(line.presence.on(first));
    expect(line.presence.on(second)).toEqual(none);
    streams[0]?.tell({ kind: 'present', topic: first, ...none });
    await pass(0);
    expect(line.presence.on(first)).toEqual(none);
    expect(heard).toEqual([]);
    expect(changes).toHaveBeenCalled();
  });

  test('is cleared when the connection breaks', async () => {
    const { streams } = await hearOfElin();
    streams[0]?.end();
    await pass(1);
    expect(line.presence.on(first)).toEqual(none);
  });

  test('is cleared with the topic: on unsubscribe, or when access to it is lost', async () => {
    const { streams, leave } = await hearOfElin();
    leave();
    expect(line.presence.on(first)).toEqual(none);
    line.subscribe(second);
    await pass(1000);
    streams[1]?.tell({ kind: 'present', topic: second, ...elin });
    streams[1]?.tell({ kind: 'gone', topic: second });
    await pass(0);
    expect(line.presence.on(second)).toEqual(none);
  });

  test('is empty for a page that is hidden or signed out', async () => {
    await hearOfElin();
    setHidden(true);
    await pass(limits.liveHiddenMs + 1000);
    expect(line.presence.on(first)).toEqual(none);
    setHidden(false);
    stop();
    expect(line.presence.on(first)).toEqual(none);
  });

  test('stays while a stream is renewed after its maximum lifetime, without delay or refetch', async () => {
    const { streams } = await hearOfElin();
    streams[0]?.tell({ kind: 'again' });
    streams[0]?.end();
    await pass(limits.liveGatherMs + 10);
    expect(topicsAsked()).toEqual([first, first]);
    expect(line.presence.on(first)).toEqual(elin);
    expect(heard).toEqual([]);
  });
});
