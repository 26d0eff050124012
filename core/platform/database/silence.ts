import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** How a connection is watched. */
export interface Watch {
  /** How often it is asked whether the database is there. */
  readonly everyMs: number;
  /** How long the database may say nothing to that. */
  readonly patienceMs: number;
  /** Asked elsewhere when it says nothing: whether that is because a statement takes its time. */
  readonly isAtWork?: () => Promise<boolean>;
}

/**
 * What is cut loses running work, so a machine that is only busy has to be given its time.
 */
export const usualWatch: Watch = { everyMs: 10_000, patienceMs: 15_000 };

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

/** Whether the database answers, behind what the connection is at already. */
async function isAnswered(client: Connected, { patienceMs, isAtWork }: Watch): Promise<boolean> {
  const answer = new AbortController();
  const note = (): void => answer.abort();
  void client.query('select 1').then(note, note);
  do {
    await wait(patienceMs, null, { ref: false, signal: answer.signal }).catch(() => null);
    await takeTurns();
  } while (!answer.signal.aborted && (await isAtWork?.()) === true);
  await takeTurns();
  return answer.signal.aborted;
}

/**
 * Resolves once the database has said nothing on this connection, as behind a network that drops what is
 * sent: the operating system would notice after a quarter of an hour. False: it is watched no more.
 */
export async function untilSilent(
  client: Connected,
  watch: Watch,
  ended: AbortSignal,
): Promise<boolean> {
  for (;;) {
    await wait(watch.everyMs, null, { ref: false });
    if (ended.aborted) return false;
    if (!(await isAnswered(client, watch))) return !ended.aborted;
  }
}
