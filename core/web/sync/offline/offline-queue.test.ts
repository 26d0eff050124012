import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { Recovery } from '#core/web/transport/recovery.ts';
import { delay } from '#core/web/transport/timeout.ts';
import { offlineAction, type AnyOfflineAction, type Attempt } from './offline-action.ts';
import { OfflineQueue } from './offline-queue.ts';
import { openMemoryStore, type WaitingStore } from './offline-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** `busy`: it has no database. `slow`: answers when a change has long been shown as waiting. `off`: the device has none. */
type Network = 'up' | 'down' | 'busy' | 'answerLost' | 'slow' | 'off';

/** A server that acts once for a key, as ours does, and the network to it. */
function openServer() {
  const acted: string[] = [];
  const seen = new Map<string, string>();
  const server = {
    acted,
    network: 'up' as Network,
    refused: new Set<string>(),
    sentAs: [] as (string | undefined)[],
    receive: async (text: string, { key, uid }: Attempt): Promise<string> => {
      await Promise.resolve();
      const lost = problemOf(refuse(refusals['transport.network']));
      if (server.network === 'off') throw new Error('Nothing is sent without a network.');
      if (server.network === 'down') throw lost;
      if (server.network === 'busy') throw problemOf(refuse(refusals.unavailable));
      if (server.network === 'slow') await delay(2 * limits.offlineShownMs);
      server.sentAs.push(uid);
      if (server.refused.has(text)) throw problemOf(refuse(refusals.conflict), { details: 'now' });
      const entry = seen.get(key);
      if (entry !== undefined && entry !== text) throw problemOf(refuse(refusals.keyReused));
      if (entry === undefined) acted.push(text);
      seen.set(key, text);
      if (server.network === 'answerLost') throw lost;
      return text;
    },
  };
  return server;
}
type Server = ReturnType<typeof openServer>;

const sayOf = (server: Server, texts: Set<string>) =>
  offlineAction<string, string>({
    kind: 'say',
    label: (text) => text,
    send: (text, attempt) => server.receive(text, attempt),
    show: (_, text) => void texts.add(text),
    rollBack: (_, text) => void texts.delete(text),
    refetched: () => [],
    insist: (text) => `${text}!`,
  });

/** A browser: windows that share what is stored, and take turns in sending. */
function openBrowser(server: Server, store: WaitingStore = openMemoryStore()) {
  let order = Promise.resolve();
  const windows = new Set<OfflineQueue>();
  async function openWindow(uid: string) {
    const texts = new Set<string>();
    const refetched: string[] = [];
    const say = sayOf(server, texts);
    const isReachable = async () => !['down', 'busy', 'off'].includes(server.network);
    const recovery = new Recovery(isReachable);
    const queue: OfflineQueue = new OfflineQueue({
      store,
      findAction: async () => say as unknown as AnyOfflineAction,
      exclusively: (_, run) => (order = order.then(run)),
      hasNetwork: () => server.network !== 'off',
      isReachable,
      whenReachable: (failures) => recovery.wait(failures),
      tellOthers: (discarded) => {
        for (const other of windows) if (other !== queue) void other.reload(discarded);
      },
      send: (action, input, attempt) => action.send(input as never, attempt, null as never),
      show: (action, input) => action.show(null as never, input as never),
      rollBack: (action, input) => action.rollBack(null as never, input as never),
      refetch: async (entries) =>
        void refetched.push(...entries.map(([, input]) => input as string)),
      forget: () => {},
    });
    windows.add(queue);
    await queue.open(uid);
    const close = () => {
      windows.delete(queue);
      queue.close();
    };
    return {
      queue,
      shown: texts,
      refetched,
      say: (text: string) => queue.perform(say, text),
      close,
    };
  }
  return { store, openWindow };
}

/** Lets everything happen that waits for nothing but time. */
const settle = () => vi.advanceTimersByTimeAsync(120_000);

const texts = (queue: OfflineQueue) => queue.getSnapshot().entries.map(({ label }) => label);

test('with a connection an action is answered, and nothing is left', async () => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  await expect(say('one')).resolves.toEqual({ kind: 'answered', answer: 'one' });
  expect([server.acted, texts(queue)]).toEqual([['one'], []]);
});

test('without a network nothing is tried', async () => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  server.network = 'off';
  await expect(say('one')).resolves.toEqual({ kind: 'waiting' });
  expect(queue.getSnapshot().isOffline).toBe(true);
  server.network = 'up';
  await settle();
  expect([server.acted, texts(queue)]).toEqual([['one'], []]);
});

test('what was shown as waiting before it was refused stays in the list', async () => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  server.refused.add('one');
  server.network = 'slow';
  const said = say('one');
  await settle();
  await expect(said).resolves.toEqual({ kind: 'waiting' });
  expect(queue.getSnapshot().entries).toMatchObject([{ label: 'one', state: 'refused' }]);
});

test.each([
  ['a connection', 'down'],
  ['its database', 'busy'],
] as const)('without %s it waits, and is sent in order afterwards', async (_, network) => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  server.network = network;
  for (const text of ['one', 'two', 'three']) {
    await expect(say(text)).resolves.toEqual({ kind: 'waiting' });
  }
  expect(queue.getSnapshot().isOffline).toBe(true);
  expect(texts(queue)).toEqual(['one', 'two', 'three']);
  server.network = 'up';
  await settle();
  expect(server.acted).toEqual(['one', 'two', 'three']);
  expect(queue.getSnapshot()).toEqual({ entries: [], isOffline: false });
});

test('a window that could send nothing sends at once after another has sent everything', async () => {
  const server = openServer();
  const browser = openBrowser(server);
  const one = await browser.openWindow('jane');
  server.network = 'down';
  await expect(one.say('one')).resolves.toEqual({ kind: 'waiting' });
  server.network = 'up';
  await browser.openWindow('jane');
  await settle();
  expect(one.queue.getSnapshot()).toEqual({ entries: [], isOffline: false });
  await expect(one.say('two')).resolves.toEqual({ kind: 'answered', answer: 'two' });
  expect(server.acted).toEqual(['one', 'two']);
});

test('a waiting action is taken back, on the screen too; the others stay', async () => {
  const server = openServer();
  const { queue, say, shown } = await openBrowser(server).openWindow('jane');
  server.network = 'down';
  for (const text of ['one', 'two', 'three']) await say(text);
  await queue.showAll();
  const [, two] = queue.getSnapshot().entries;
  expect(await queue.discard(two?.id ?? 0)).toBe(true);
  expect([...shown]).toEqual(['one', 'three']);
  server.network = 'up';
  await settle();
  expect(server.acted).toEqual(['one', 'three']);
});

test('a refused action stays with the reason while the others go on; it is tried again or discarded', async () => {
  const server = openServer();
  const { queue, say, shown } = await openBrowser(server).openWindow('jane');
  server.network = 'down';
  for (const text of ['one', 'two', 'three']) await say(text);
  await queue.showAll();
  server.network = 'up';
  server.refused = new Set(['one', 'two']);
  await settle();
  expect(server.acted).toEqual(['three']);
  const { entries } = queue.getSnapshot();
  expect(entries.map(({ label, state, reason }) => [label, state, reason])).toEqual([
    ['one', 'refused', 'This exists already.'],
    ['two', 'refused', 'This exists already.'],
  ]);
  expect([...shown]).toEqual(['three']);
  await queue.discard(entries[1]?.id ?? 0);
  // On top of what was answered: another request.
  await queue.tryAgain(entries[0]?.id ?? 0);
  await settle();
  expect(server.acted).toEqual(['three', 'one!']);
  expect(texts(queue)).toEqual([]);
});

test('what is refused while its window waits for the answer is refused there, and not kept', async () => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  server.refused.add('one');
  await expect(say('one')).rejects.toThrow('This exists already.');
  expect(texts(queue)).toEqual([]);
});

test('another person sees nothing of a queue and sends none of it; its owner does, later', async () => {
  const server = openServer();
  const browser = openBrowser(server);
  const jane = await browser.openWindow('jane');
  server.network = 'down';
  await jane.say('one');
  jane.close();
  server.network = 'up';
  const john = await browser.openWindow('john');
  await john.say('by John');
  await settle();
  expect(texts(john.queue)).toEqual([]);
  expect([server.acted, server.sentAs]).toEqual([['by John'], ['john']]);
  john.close();
  await browser.openWindow('jane');
  await settle();
  expect([server.acted, server.sentAs]).toEqual([
    ['by John', 'one'],
    ['john', 'jane'],
  ]);
});

test('a request that may have arrived a day ago is not sent again by itself', async () => {
  const server = openServer();
  const { queue, say } = await openBrowser(server).openWindow('jane');
  server.network = 'answerLost';
  await say('one');
  server.network = 'down';
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  server.network = 'up';
  await settle();
  expect(queue.getSnapshot().entries[0]?.state).toBe('refused');
  expect(server.acted).toEqual(['one']);
});

type Step =
  | { readonly kind: 'say'; readonly window: 0 | 1 }
  | { readonly kind: 'network'; readonly state: Network }
  | { readonly kind: 'reload'; readonly window: 0 | 1 }
  | { readonly kind: 'pass'; readonly ms: number };
const window = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('say' as const), window }) },
  fc.record({
    kind: fc.constant('network' as const),
    state: fc.constantFrom<Network>('up', 'down', 'busy', 'answerLost'),
  }),
  fc.record({ kind: fc.constant('reload' as const), window }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 5000 }) }),
);

test('whatever the network does, and whichever window closes: each arrives once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = openServer();
      const browser = openBrowser(server);
      const windows = [await browser.openWindow('jane'), await browser.openWindow('jane')];
      const said: string[] = [];
      for (const one of steps) {
        if (one.kind === 'network') server.network = one.state;
        else if (one.kind === 'pass') await vi.advanceTimersByTimeAsync(one.ms);
        else if (one.kind === 'reload') {
          windows[one.window]?.close();
          windows[one.window] = await browser.openWindow('jane');
        } else {
          said.push(`text ${said.length}`);
          windows[one.window]?.say(said.at(-1) ?? '').catch(() => {});
          // It is stored before the next one is done.
          await vi.advanceTimersByTimeAsync(0);
        }
      }
      server.network = 'up';
      await settle();
      expect(server.acted).toEqual(said);
      expect(await browser.store.list('jane')).toEqual([]);
      for (const { close } of windows) close();
    }),
    { numRuns: 2000 },
  );
});

test.each(['answered', 'refused'])(
  'what was %s is not shown again while it is removed',
  async (how) => {
    const server = openServer();
    const memory = openMemoryStore();
    let remove = (): void => {};
    const removing = new Promise<void>((resolve) => (remove = resolve));
    const browser = openBrowser(server, {
      ...memory,
      remove: async (...parameters) => {
        await removing;
        return memory.remove(...parameters);
      },
    });
    const { queue, shown, say } = await browser.openWindow('jane');
    if (how === 'refused') server.refused.add('one');
    const said = say('one').catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sentAs).toHaveLength(1);
    // A fetch ends, and another window tells of a change, before the answer is on the disk.
    await queue.showAll();
    await queue.reload();
    expect([...shown]).toEqual([]);
    remove();
    await said;
    await settle();
    expect([[...shown], texts(queue)]).toEqual([[], []]);
  },
);

test('what is taken back after its answer was lost is read again: it may have arrived', async () => {
  const server = openServer();
  const { queue, refetched, say } = await openBrowser(server).openWindow('jane');
  server.network = 'answerLost';
  await expect(say('one')).resolves.toEqual({ kind: 'waiting' });
  const [entry] = queue.getSnapshot().entries;
  server.network = 'down';
  refetched.length = 0;
  await expect(queue.discard(entry?.id ?? 0)).resolves.toBe(true);
  expect(refetched).toEqual(['one']);
});
