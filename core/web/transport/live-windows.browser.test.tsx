import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { topicOf, type LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { FakeServer, json } from './fake-server.ts';
import { LiveConnection } from './live-connection.ts';
import { tokens } from './token.ts';

/** Web Locks and BroadcastChannel are the browser's; several connections of a page are its windows. */

const route = 'GET /api/live';
const first = topicOf('opportunity', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11');
const second = topicOf('opportunity', '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d12');
const happenedTo = (topic: string) => ({
  kind: 'comment.added',
  topic,
  subject: 'submission',
  subjectId: '1',
});

interface OpenStream {
  readonly topics: string | null;
  tell(event: object): void;
  end(): void;
}
let server: FakeServer;
/** The streams that are open, as the server sees them. */
let open: OpenStream[];
let uid: string;
const stops: (() => void)[] = [];

beforeEach(() => {
  uid = `jane-${crypto.randomUUID()}`;
  open = [];
  server = new FakeServer().on('GET /api/auth/token', json(200, { token: 'token' }));
  server.on(route, ({ address, init }) => {
    const topics = new URL(address, location.href).searchParams.get('topics');
    let stream: OpenStream | undefined;
    const left = () => (open = open.filter((one) => one !== stream));
    init.signal?.addEventListener('abort', left);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const tell = (event: object) =>
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        const end = () => {
          left();
          controller.close();
        };
        stream = { topics, tell, end };
        open.push(stream);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  tokens.forget();
  const unfollow = tokens.follow({
    currentUser: () => ({ uid, email: null, displayName: null, photoURL: null }),
    sessionLost: () => {},
  });
  // The modules are those of the tests that follow on this page: somebody would get another's token.
  stops.push(unfollow);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openWindow(topic: Parameters<LiveConnection['subscribe']>[0]) {
  const live = new LiveConnection();
  const heard: LiveNotification[] = [];
  live.onEvent((event) => heard.push(event));
  const leave = live.subscribe(topic);
  const close = live.start(uid);
  stops.push(close);
  return { live, heard, leave, close };
}
const expectTopics = (...topics: string[]) =>
  expect
    .poll(() => open.map((one) => one.topics?.split(',').toSorted()))
    .toEqual([topics.toSorted()]);

test('windows share one stream, and each hears of its own topics', async () => {
  const [one, other] = [openWindow(first), openWindow(second)];
  await expectTopics(first, second);
  open[0]?.tell(happenedTo(second));
  open[0]?.tell({ kind: 'notifications' });
  await expect.poll(() => other.heard).toEqual([happenedTo(second), { kind: 'notifications' }]);
  expect(one.heard).toEqual([{ kind: 'notifications' }]);
  other.leave();
  await expectTopics(first);
});

test('who is present reaches the window that asks', async () => {
  const [one, other] = [openWindow(first), openWindow(second)];
  await expectTopics(first, second);
  open[0]?.tell({ kind: 'present', topic: second, people: [], count: 3 });
  await expect.poll(() => other.live.presence.on(second).count).toBe(3);
  expect(one.live.presence.on(second).count).toBe(0);
});

test('when the leader closes, another window leads without waiting for a beat, and has missed nothing', async () => {
  vi.stubGlobal('setInterval', () => 0);
  const [one, other] = [openWindow(first), openWindow(first)];
  await expectTopics(first);
  one.close();
  expect(open).toEqual([]);
  await expectTopics(first);
  open[0]?.tell(happenedTo(first));
  // The stream begins with the last minute: nothing else has to be read again.
  await expect.poll(() => other.heard).toEqual([happenedTo(first)]);
});

test('a leader that holds its lock and is silent is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const hung = Promise.withResolvers<void>();
  stops.push(hung.resolve);
  await new Promise<void>((held) => {
    const holding = navigator.locks.request(`outrider.live.${uid}`, () => {
      held();
      return hung.promise;
    });
    holding.catch(() => {});
  });
  openWindow(first);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(limits.liveBeatsMissed * limits.liveBeatMs);
  expect(open).toEqual([]);
  vi.advanceTimersByTime(limits.liveBeatMs);
  await expectTopics(first);
});

test('a leader that was replaced while it slept lets go of its stream', async () => {
  const one = openWindow(first);
  await expectTopics(first);
  await navigator.locks.request(`outrider.live.${uid}`, { steal: true }, () =>
    expect.poll(() => open).toEqual([]),
  );
  // It waits in line like every other, and leads again.
  await expectTopics(first);
  open[0]?.tell(happenedTo(first));
  await expect.poll(() => one.heard).toEqual([happenedTo(first)]);
});

test('a leader whose request never ends lets go of its lock when it leaves', async () => {
  const { fetch: send } = window;
  const hung = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/live') ? hung() : send(address, init),
  );
  const one = openWindow(first);
  await expect.poll(() => hung.mock.calls).toHaveLength(1);
  one.close();
  vi.stubGlobal('fetch', send);
  openWindow(first);
  await expectTopics(first);
});

test('a broken stream is known in all windows: each reads everything again', async () => {
  const windows = [openWindow(first), openWindow(first)];
  await expectTopics(first);
  open[0]?.end();
  await expectTopics(first);
  for (const { heard } of windows) await expect.poll(() => heard).toEqual([{ kind: 'anything' }]);
});

test('a topic that one window may not see does not end the others', async () => {
  const [one, other] = [openWindow(first), openWindow(second)];
  await expectTopics(first, second);
  open[0]?.tell({ kind: 'gone', topic: second });
  await expect.poll(() => other.heard).toEqual([{ kind: 'gone', topic: second }]);
  other.leave();
  await expectTopics(first);
  expect(one.heard).toEqual([]);
});

test('windows of another person have a stream of their own', async () => {
  openWindow(first);
  await expectTopics(first);
  uid = `john-${crypto.randomUUID()}`;
  const john = openWindow(second);
  await expect.poll(() => open.map(({ topics }) => topics)).toEqual([first, second]);
  open[0]?.tell(happenedTo(second));
  open[1]?.tell({ kind: 'own' });
  await expect.poll(() => john.heard).toEqual([{ kind: 'own' }]);
});
