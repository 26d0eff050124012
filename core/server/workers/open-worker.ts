import { setTimeout as wait } from 'node:timers/promises';
import { tryAdvisoryLock, type LockName } from '#core/platform/database/locks.ts';
import type { Database, OpenDatabase } from '#core/platform/database/open.ts';
import { asLongWork } from '#core/platform/database/time-limits.ts';
import type { Log } from '#core/platform/log/log.ts';
import { leadershipListeners, runningWorkers, type WorkerHealth } from './worker-health.ts';

/** The interval at which nodes try to become leader, and the pause of a failed leader. */
const lockPollMs = 2000;

export interface WorkerOptions {
  /** The name in the log. */
  readonly name: string;
  /** Leader election: one node works at a time; another takes over when it is closed, fails or dies. */
  readonly lock?: LockName;
  /** NOTIFY channels that wake the worker. */
  readonly wake?: string | readonly string[];
  /** Debounce: the delay between a wake signal and the step. */
  readonly delayMs?: number;
  /** A rest before the next step when there is more to do, as a multiple of what the last one took. */
  readonly restShare?: number;
  /** Polling interval: the fallback for lost notifications. */
  readonly everyMs: number;
  /**
   * Does a part of the work; true when there may be more. `signal` is aborted when the worker is
   * closed or has lost its lock. `db` is the connection that holds the lock, or the pool.
   */
  readonly step: (signal: AbortSignal, db: Database) => Promise<boolean | void>;
  /** Before the first step as leader. */
  readonly begin?: () => Promise<void>;
  /** After the last step as leader, before the lock is released. */
  readonly end?: () => Promise<void>;
  /** The pause after a failure, doubled after each further one. */
  readonly backoffMs?: { readonly first: number; readonly most: number };
  readonly log: Log;
}

export interface Worker {
  /** Wakes the worker. Called during a step, it causes another one. */
  wake(): void;
  health(): WorkerHealth;
  /** Waits for the current step and starts no other. */
  close(): Promise<void>;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Runs a step in the background: immediately while there is more to do, then when woken and at
 * intervals; with exponential backoff after failures. Starts at once.
 */
export function openWorker(
  { db, pool, listen }: Pick<OpenDatabase, 'db' | 'pool' | 'listen'>,
  options: WorkerOptions,
): Worker {
  const { name, lock, delayMs = 0, restShare = 0, everyMs, step, begin, end, log } = options;
  const { first, most } = options.backoffMs ?? { first: lock ? lockPollMs : 1000, most: 30_000 };
  const closing = new AbortController();
  let woken = new AbortController();
  let health: WorkerHealth = { lastSuccessAt: null, lastError: null, failures: 0 };

  const wake = (): void => woken.abort();
  const pauseUnlessWoken = (ms: number, signal: AbortSignal): Promise<void> =>
    pause(ms, AbortSignal.any([signal, woken.signal]));

  async function takeSteps(signal: AbortSignal, over: Database): Promise<void> {
    while (!signal.aborted) {
      if (delayMs > 0) await pause(delayMs, signal);
      for (let isMore = true; isMore && !signal.aborted;) {
        woken = new AbortController();
        const started = performance.now();
        isMore = (await step(signal, over)) === true;
        if (health.failures > 0) log.info({ worker: name }, 'A worker works again.');
        health = { ...health, lastSuccessAt: new Date(), failures: 0 };
        if (isMore && restShare > 0) await pause(restShare * (performance.now() - started), signal);
      }
      await pauseUnlessWoken(everyMs, signal);
    }
  }

  /** Null: it works on every node. */
  let leads = lock === undefined ? null : false;
  function setLeads(now: boolean): void {
    leads = now;
    for (const tell of leadershipListeners) tell();
  }
  function giveUp(): void {
    log.warn({ worker: name }, 'A worker has lost its lock: it leads no more.');
    setLeads(false);
  }

  async function takeStepsWithLock(lock: LockName): Promise<void> {
    woken = new AbortController();
    const acquired = await tryAdvisoryLock(pool, lock);
    if (acquired !== null) {
      const over = new AbortController();
      setLeads(true);
      acquired.lost.addEventListener('abort', giveUp);
      try {
        await begin?.();
        await takeSteps(AbortSignal.any([closing.signal, acquired.lost, over.signal]), acquired.db);
      } finally {
        over.abort();
        try {
          await end?.();
        } finally {
          acquired.lost.removeEventListener('abort', giveUp);
          setLeads(false);
          await acquired.release();
        }
      }
    }
    await pause(lockPollMs, closing.signal);
  }

  async function fail(error: unknown): Promise<void> {
    const failures = health.failures + 1;
    health = { ...health, lastError: { at: new Date(), error }, failures };
    // Jitter: nodes that failed together do not retry together.
    const ms = Math.min(most, first * 2 ** (failures - 1)) * (1 + Math.random() / 2);
    log[failures > 1 ? 'debug' : 'warn'](
      { err: error, worker: name, failures, retryMs: Math.round(ms) },
      'A worker failed. It tries again.',
    );
    await pause(Math.min(ms, first), closing.signal);
    await pauseUnlessWoken(Math.max(0, ms - first), closing.signal);
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await (lock ? takeStepsWithLock(lock) : takeSteps(closing.signal, db));
      } catch (error) {
        if (!closing.signal.aborted) await fail(error);
        else log.debug({ err: error, worker: name }, 'A worker failed as it was closed.');
      }
    }
  }

  const listener = options.wake === undefined ? null : listen(options.wake, wake);
  const running = asLongWork('worker', run);
  const entry = { name, health: () => health, leads: () => leads };
  runningWorkers.add(entry);
  return {
    wake,
    health: entry.health,
    async close() {
      runningWorkers.delete(entry);
      closing.abort();
      await listener?.close();
      await running;
    },
  };
}
