import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { openPool } from '#core/platform/database/client.ts';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import { jobConnections } from '#core/platform/database/connection-limits.ts';
import { asLongWork } from '#core/platform/database/time-limits.ts';
import type { Log } from '#core/platform/log/log.ts';

/** A job queue. `Data` is the payload of a job, as JSON. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Concurrency per node. */
  readonly atOnce: number;
  /** Number of retries after a failure or a lost node, and the delay. */
  readonly repeats: number;
  readonly repeatAfterSeconds: number;
  /** Timeout of a job. */
  readonly longestSeconds: number;
  /** Never set: it only carries the type. */
  readonly carries?: Data;
}

/** Processes one job. The signal is aborted when the node stops or the job was taken away from it. */
export type Worker<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it runs after commit. */
  send<Data extends object>(db: Queryable, queue: Queue<Data>, data: Data): Promise<void>;
  /** Starts processing jobs of this queue on this node; each runs on one node only. */
  work<Data extends object>(queue: Queue<Data>, worker: Worker<Data>): Promise<void>;
  /** Enqueues a job at these times (cron, UTC), once for all nodes; a missed one is made up once. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>;
  /** Lets a failed job run once more, after commit. */
  retry(db: Queryable, queueName: string, id: string): Promise<void>;
  /** Aborts running jobs; another worker takes them over. */
  close(): Promise<void>;
}

/** The schema of pg-boss. */
export const jobsSchema = 'jobs';
const heartbeatSeconds = 30;
const closeMs = 5000;
const connectTimeoutMs = 10_000;
/** Workers are notified of new jobs; polling is the fallback. */
const pollSeconds = 5;
/** Finished jobs are retained for a week, for diagnosis. */
const keptSeconds = 7 * 24 * 60 * 60;

type JobsDatabase = Pick<OpenDatabase, 'connection' | 'listen'>;

/** pg-boss with connections of its own, since jobs must not make requests wait. */
interface Boss {
  readonly boss: PgBoss;
  close(): Promise<void>;
}

async function startBoss({ connection, listen }: JobsDatabase, log: Log): Promise<Boss> {
  const { PgBoss } = await import('pg-boss');
  const jobsMustWait = (error: Error) => log.warn({ err: error }, 'Jobs have to wait.');
  const pool = openPool({
    ...connection,
    max: jobConnections,
    session: { ...connection.session, plan_cache_mode: 'auto' },
    application_name: `${connection.application_name ?? 'outrider'} jobs`,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  pool.on('error', jobsMustWait);
  const boss = new PgBoss({
    // Its own would know one host only.
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (channel, onNotification, onReconnect) =>
        listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload))),
    },
    schema: jobsSchema,
    useListenNotify: true,
  });
  boss.on('error', jobsMustWait);
  boss.on('warning', ({ message }) => log.debug({ warning: message }, 'The queue of jobs warns.'));
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    boss,
    close: async () => {
      await boss.stop({ graceful: true, timeout: closeMs });
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Background jobs (pg-boss), stored in the same database in a schema of their own. Opened on first
 * use. A job may run twice when its node died in the middle of it, so it must be idempotent.
 */
export function openJobs(database: JobsDatabase, log: Log): Jobs {
  const closing = new AbortController();
  const names = new Set<string>();
  let started: Promise<Boss> | null = null;

  async function start(): Promise<PgBoss> {
    if (closing.signal.aborted) throw new Error('Jobs are closed.');
    started ??= startBoss(database, log).catch((error: unknown) => {
      started = null;
      throw error;
    });
    return (await started).boss;
  }

  async function bossWith(queue: Queue<never> | Queue<object>): Promise<PgBoss> {
    const boss = await start();
    if (names.has(queue.name)) return boss;
    const settings = {
      retryLimit: queue.repeats,
      retryDelay: queue.repeatAfterSeconds,
      expireInSeconds: queue.longestSeconds,
      deleteAfterSeconds: keptSeconds,
      heartbeatSeconds,
      notify: true,
    };
    await boss.createQueue(queue.name, settings);
    await boss.updateQueue(queue.name, settings);
    names.add(queue.name);
    return boss;
  }

  return {
    async send(db, queue, data) {
      const boss = await bossWith(queue);
      const { fromDrizzle } = await import('pg-boss');
      await boss.send(queue.name, data, { db: fromDrizzle(db, sql) });
    },

    async work<Data extends object>(queue: Queue<Data>, worker: Worker<Data>) {
      const boss = await bossWith(queue);
      const options = { notifyPollingIntervalSeconds: pollSeconds };
      for (let place = 0; place < queue.atOnce; place += 1) {
        let id = '';
        id = await boss.work<Data>(queue.name, options, async ([job]) => {
          if (!job) return;
          // There may be more: fetch again without waiting for the poll.
          boss.notifyWorker(id);
          const signal = AbortSignal.any([job.signal, closing.signal]);
          await asLongWork('job', () => worker(job.data, signal)).catch((error: unknown) => {
            if (!closing.signal.aborted) {
              log.warn({ err: error, job: job.id, queue: queue.name }, 'A job did not work out.');
            }
            throw error;
          });
        });
      }
    },

    async schedule(queue, cron, data) {
      const boss = await bossWith(queue);
      await boss.schedule(queue.name, cron, data, { tz: 'UTC', missed: 'once' });
    },

    async retry(db, queueName, id) {
      const boss = await start();
      const { fromDrizzle } = await import('pg-boss');
      await boss.retry(queueName, id, { db: fromDrizzle(db, sql) });
    },

    async close() {
      closing.abort(new Error('Outrider is stopping.'));
      const running = await started?.catch(() => null);
      await running?.close();
    },
  };
}
