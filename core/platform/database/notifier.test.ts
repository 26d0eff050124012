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

let heard: string[] = [];
const listener = listen(channel, (payload) => void (payload !== '' && heard.push(payload)));
const open: Notifier[] = [];
beforeEach(() => {
  heard = [];
});
afterEach(async () => {
  for (const notifier of open.splice(0)) await notifier.close();
});

/** A node of its own, and when it sent. */
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

/** As a node leaves it that dies before it sends. */
const leave = (payload: string) =>
  pool.query('insert into notify_outbox (channel, payload) values ($1, $2)', [channel, payload]);
const payloads = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));

test('what many leave is gathered: in order, one sending in 20 ms, none while nothing waits', async () => {
  const { notifier, sent } = openNode();
  for (const payload of payloads(200)) {
    await leave(payload);
    notifier.wake();
  }
  await waitUntil(() => heard.length === 200);
  expect(heard).toEqual(payloads(200));
  const gaps = sent.slice(1).map((at, nth) => at - (sent[nth] ?? 0));
  // A timer of Node may be a millisecond early.
  expect(Math.min(...gaps)).toBeGreaterThan(notifierPauseMs - 2);
  await wait(3 * notifierPauseMs);
  const before = sent.length;
  await wait(5 * notifierPauseMs);
  expect(sent).toHaveLength(before);
});

test('a node that starts sends what a dead one has left', async () => {
  for (const payload of payloads(3)) await leave(payload);
  await wait(2 * notifierPauseMs);
  expect(heard).toEqual([]);
  openNode();
  await waitUntil(() => heard.length === 3);
  expect(heard).toEqual(payloads(3));
});

test('several nodes send each message once', async () => {
  const nodes = [openNode(), openNode(), openNode()];
  for (const payload of payloads(100)) {
    await leave(payload);
    for (const { notifier } of nodes) notifier.wake();
  }
  await waitUntil(() => heard.length >= 100);
  await wait(3 * notifierPauseMs);
  expect(heard.toSorted()).toEqual(payloads(100).toSorted());
});

test('a transaction is heard of once it holds, also from within a savepoint; one rolled back never', async () => {
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
    expect(heard).toEqual([]);
  });
  await waitUntil(() => heard.length === 2);
  await notifyAfterCommit(db, { channel, payload: 'outside' });
  await waitUntil(() => heard.length === 3);
  expect(heard).toEqual(['first', 'second', 'outside']);
});

test('what waits when a node stops is sent first', async () => {
  const { notifier } = openNode();
  await wait(2 * notifierPauseMs);
  for (const payload of payloads(5)) await leave(payload);
  notifier.wake();
  await notifier.close();
  await waitUntil(() => heard.length === 5);
  expect(heard).toEqual(payloads(5));
  await listener.close();
});
