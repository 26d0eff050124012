import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/**
 * How often a listener asks whether the database is there, and how long that may say nothing. What is cut
 * loses running work, so a machine that is only busy has to be given its time.
 */
const everyMs = 10_000;
const patienceMs = 15_000;

/** Of the time in which the database answers: where a clock is moved on, its answers do not come sooner. */
const wait = setTimeout;

/** A client of the pool has a connection, too, though its type does not say so. */
type Connected = pg.ClientBase & Partial<Pick<pg.Client, 'connection'>>;

/** Ends what waits on a connection whose other end says nothing; `end` would wait for an answer. */
export const cutOff = ({ connection }: Connected): void =>
  void connection?.stream.destroy(new Error('Connection terminated: the database said nothing.'));

/** Lets what has arrived while this process was busy be read. */
const takeTurns = (): Promise<void> =>
  new Promise((resolve) => void setImmediate(() => void setImmediate(resolve)));

/**
 * Resolves once the database has said nothing on this connection, as behind a network that drops what is
 * sent: the operating system would notice after a quarter of an hour. False: the connection has ended.
 */
export async function untilSilent(client: pg.Client): Promise<boolean> {
  let hasEnded = false;
  client.once('end', () => (hasEnded = true));
  for (;;) {
    await wait(everyMs, null, { ref: false });
    if (hasEnded) return false;
    let isAnswered = false;
    const stop = new AbortController();
    const noteAnswer = (): void => {
      isAnswered = true;
      stop.abort();
    };
    void client.query('select 1').then(noteAnswer, noteAnswer);
    await wait(patienceMs, null, { ref: false, signal: stop.signal }).catch(() => null);
    await takeTurns();
    if (!isAnswered) return true;
  }
}
