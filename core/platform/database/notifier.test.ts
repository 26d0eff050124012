import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitUntil } from '#core/tests/live-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { notifierPauseMs, openNotifier, type Notifier } from './notifier.ts';
import { notifyAfterCommit } from './notify-after-commit.ts';

const server = await openTestServer();
const { db, pool, listen } = server.database;
const channel = 'of_this_test';
const log = openLog('silent');

let received: string[] = [];
const listener = listen(channel, (payload) => void (payload !== '' && received.push(payload)));
const open: Notifier[] = [];
beforeEach(() => {
  received = [];
});
afterEach(async () => {
  for (const notifier of open.splice(0)) await notifier.close();
});

/** A node of its own that records when it sends. */
function openNode() {
  const sent: number[] = [];
  const query = ((text: string) => {
    sent.push(performance.now());
    return pool.query(text);
  }) as typeof pool.query;
  const notifier = openNotifier({ query }, log);
  open.push(notifier);
  return { notifier, sent };
}

/** The state after a node died before sending. */
const leave = (payload: string) =>
  pool.query('insert into notify_outbox (channel, payload) values ($1, $2)', [channel, payload]);
const payloads = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));

test('messages are batched in order, at most one batch in 20 ms, none while the outbox is empty', async () => {
  const { notifier, sent } = openNode();
  for (const payload of payloads(200)) {
    await leave(payload);
    notifier.wake();
  }
  await waitUntil(() => received.length === 200);
  expect(received).toEqual(payloads(200));
  const gaps = sent.slice(1).map((at, nth) => at - (sent[nth] ?? 0));
  // A timer of Node may be a millisecond early.
  expect(Math.min(...gaps)).toBeGreaterThan(notifierPauseMs - 2);
  await wait(3 * notifierPauseMs);
  const before = sent.length;
  await wait(5 * notifierPauseMs);
  expect(sent).toHaveLength(before);
});

test('a starting node sends what a dead one left in the outbox', async () => {
  for (const payload of payloads(3)) await leave(payload);
  await wait(2 * notifierPauseMs);
  expect(received).toEqual([]);
  openNode();
  await waitUntil(() => received.length === 3);
  expect(received).toEqual(payloads(3));
});

test('several nodes send each message once', async () => {
  const nodes = [openNode(), openNode(), openNode()];
  for (const payload of payloads(100)) {
    await leave(payload);
    for (const { notifier } of nodes) notifier.wake();
  }
  await waitUntil(() => received.length >= 100);
  await wait(3 * notifierPauseMs);
  expect(received.toSorted()).toEqual(payloads(100).toSorted());
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
    await wait(3 * notifierPauseMs);
    expect(received).toEqual([]);
  });
  await waitUntil(() => received.length === 2);
  await notifyAfterCommit(db, { channel, payload: 'outside' });
  await waitUntil(() => received.length === 3);
  expect(received).toEqual(['first', 'second', 'outside']);
});

test('a stopping node sends pending messages first', async () => {
  const { notifier } = openNode();
  await wait(2 * notifierPauseMs);
  for (const payload of payloads(5)) await leave(payload);
  notifier.wake();
  await notifier.close();
  await waitUntil(() => received.length === 5);
  expect(received).toEqual(payloads(5));
  await listener.close();
});
