import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';

/** How often what gathered is sent, at most. */
export const notifierPauseMs = 20;
const retryPauseMs = 500;
/** As many as are sent in one transaction. */
const messagesMost = 1000;

/**
 * Takes what waits, whoever left it, and notifies in the order in which it was left. That it was taken
 * need not survive a crash: then every subscriber has lost its connection and reads everything again.
 */
const send = `begin;
set local synchronous_commit = off;
with taken as (
  delete from notify_outbox where seq in (
    select seq from notify_outbox order by seq limit ${messagesMost} for update skip locked)
  returning seq, channel, payload)
select pg_notify(channel, payload) from (select channel, payload from taken order by seq) as waiting;
commit`;

export interface Notifier {
  /** Something was left by a transaction that holds. */
  wake(): void;
  /** Sends what waits, and no more afterwards. */
  close(): Promise<void>;
}

/**
 * Sends what transactions have left in the outbox. NOTIFY takes a lock over the whole database until its
 * transaction is committed, so that those who write would commit one after the other; here one sender a
 * node takes it, for all that gathered meanwhile.
 */
export function openNotifier(pool: Pick<pg.Pool, 'query'>, log: Log): Notifier {
  const closing = new AbortController();
  let isWanted = false;
  let sending: Promise<void> | null = null;

  /** Answers whether there may be more. */
  async function sendOnce(): Promise<boolean> {
    const results = (await pool.query(send)) as unknown as pg.QueryResult[];
    return (results[2]?.rowCount ?? 0) === messagesMost;
  }

  async function sendAll(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      let pauseMs = notifierPauseMs;
      const started = performance.now();
      try {
        if (await sendOnce()) isWanted = true;
      } catch (error) {
        if (closing.signal.aborted) return;
        log.debug({ err: error }, 'Notifications have to wait.');
        isWanted = true;
        pauseMs = retryPauseMs;
      }
      const leftMs = Math.max(0, started + pauseMs - performance.now());
      await wait(leftMs, null, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    isWanted = true;
    sending ??= sendAll().finally(() => {
      sending = null;
      // Between the last look and this.
      if (isWanted) wake();
    });
  }

  // What a node left that died before it could send.
  wake();
  return {
    wake,
    async close() {
      closing.abort();
      await sending;
    },
  };
}
