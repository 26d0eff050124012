import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { notifierPauseMs, openNotifier, type Notifier } from './notifier.ts';
import { notifyAfterCommit } from './notify-after-commit.ts';

const { db, pool, listen } = await openTestDatabase();
const channel = 'of_this_test';
const log = openLog('silent');

let received: string[] = [];
const listening = Promise.withResolvers<void>();
const listener = listen(channel, (payload) => {
  if (payload === '') listening.resolve();
  else received.push(payload);
});
await listening.promise;
afterAll(() => listener.close());

const open: Notifier[] = [];
beforeEach(() => {
  received = [];
});
afterEach(async () => {
  for (const notifier of open.splice(0)) await notifier.close();
  if (!vi.isFakeTimers()) return;
  // The pause of another notifier, if there is one, must not last for ever.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

/** From now on, pauses last until the test moves the clock. */
const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    fakeNodeBuiltins: true,
  });

/** A node of its own that counts its batches. */
function openNode() {
  const batches = { begun: 0, sent: 0 };
  const query = (async (text: string) => {
    batches.begun += 1;
    const result = await pool.query(text);
    batches.sent += 1;
    return result;
  }) as typeof pool.query;
  const notifier = openNotifier({ query }, log);
  open.push(notifier);
  return { notifier, batches };
}

/** The state after a node died before sending. */
const leave = (payload: string) =>
  pool.query('insert into notify_outbox (channel, payload) values ($1, $2)', [channel, payload]);
/** Past the outbox. What was sent before arrives before. */
const notify = (payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
const payloads = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));

test('messages are batched in order, at most one batch in 20 ms, none while the outbox is empty', async () => {
  stopClock();
  const { notifier, batches } = openNode();
  await waitUntil(() => batches.sent === 1);
  for (const payload of payloads(200)) {
    await leave(payload);
    notifier.wake();
  }
  await vi.advanceTimersByTimeAsync(notifierPauseMs - 1);
  expect(batches.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await waitUntil(() => received.length >= 200 && batches.sent === 2);
  expect(received).toEqual(payloads(200));
  await vi.advanceTimersByTimeAsync(100 * notifierPauseMs);
  expect(batches.begun).toBe(2);
});

test('a starting node sends what a dead one left in the outbox', async () => {
  for (const payload of payloads(3)) await leave(payload);
  await notify('nobody has sent them');
  await waitUntil(() => received.length > 0);
  openNode();
  await waitUntil(() => received.length > 3);
  expect(received).toEqual(['nobody has sent them', ...payloads(3)]);
});

test('several nodes send each message once', async () => {
  const nodes = [openNode(), openNode(), openNode()];
  for (const payload of payloads(100)) {
    await leave(payload);
    for (const { notifier } of nodes) notifier.wake();
  }
  await Promise.all(nodes.map(({ notifier }) => notifier.close()));
  await notify('the last one');
  await waitUntil(() => received.includes('the last one'));
  expect(received.toSorted()).toEqual([...payloads(100), 'the last one'].toSorted());
});

test('messages of a transaction arrive after its commit, also from a savepoint; never after a rollback', async () => {
  await expect(
    db.transaction(async (tx) => {
      await notifyAfterCommit(tx, { channel, payload: 'never' });
      throw new Error('Changed my mind.');
    }),
  ).rejects.toThrow('Changed my mind.');
  await db.transaction(async (tx) => {
    await tx.transaction((inner) =>
      notifyAfterCommit(inner, { channel, payload: 'first' }, { channel, payload: 'second' }),
    );
    await notifyAfterCommit(db, { channel, payload: 'meanwhile' });
    await waitUntil(() => received.length > 0);
    expect(received).toEqual(['meanwhile']);
  });
  await waitUntil(() => received.length > 2);
  await notifyAfterCommit(db, { channel, payload: 'outside' });
  await waitUntil(() => received.length > 3);
  expect(received).toEqual(['meanwhile', 'first', 'second', 'outside']);
});

test('a stopping node sends pending messages first', async () => {
  stopClock();
  const { notifier, batches } = openNode();
  await waitUntil(() => batches.sent === 1);
  for (const payload of payloads(5)) await leave(payload);
  notifier.wake();
  await notifier.close();
  expect(batches).toEqual({ begun: 2, sent: 2 });
  await waitUntil(() => received.length >= 5);
  expect(received).toEqual(payloads(5));
});
