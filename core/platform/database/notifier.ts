import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';

/** The minimum interval between batches. */
export const notifierPauseMs = 20;
const retryPauseMs = 500;
/** Maximum number of messages per transaction. */
const messagesMost = 1000;

/**
 * Deletes pending messages of any node and notifies in insertion order. Needs no synchronous
 * commit: after a crash every subscriber reconnects and refetches everything.
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
  /** A committed transaction has left messages. */
  wake(): void;
  /** Sends pending messages, then stops. */
  close(): Promise<void>;
}

/**
 * Sends the messages of the transactional outbox. NOTIFY takes a database-wide lock until commit,
 * which would serialise all writers; here only one sender per node takes it, once per batch.
 */
export function openNotifier(pool: Pick<pg.Pool, 'query'>, log: Log): Notifier {
  const closing = new AbortController();
  let isWanted = false;
  let sending: Promise<void> | null = null;

  /** Returns whether there may be more. */
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
      // Woken after the last batch.
      if (isWanted) wake();
    });
  }

  // Messages of a node that died before sending them.
  wake();
  return {
    wake,
    async close() {
      closing.abort();
      await sending;
    },
  };
}
