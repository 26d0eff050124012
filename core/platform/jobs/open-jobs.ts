import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';

/** A kind of job: its name, and how one is treated. `Data` is what each carries, as JSON. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How many of them one node does at a time. */
  readonly atOnce: number;
  /** How often one is taken up again after it failed or its node went away, and after how long. */
  readonly repeats: number;
  readonly repeatAfterSeconds: number;
  /** One that takes longer is stopped. */
  readonly longestSeconds: number;
  /** Carries the type alone. */
  readonly carries?: Data;
}

/** Does one job. The signal ends with the node, or when the job was taken away from it. */
export type Worker<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Puts one in, in the transaction that causes it: it is done if that holds. */
  send<Data extends object>(db: Queryable, queue: Queue<Data>, data: Data): Promise<void>;
  /** From now on this node does jobs of this kind, each on one node only. */
  work<Data extends object>(queue: Queue<Data>, worker: Worker<Data>): Promise<void>;
  /** Puts one in at these times (cron, UTC), whichever nodes run; a missed one is made up once. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>;
  /** Stops what is under way; it is taken up again by whoever comes next. */
  close(): Promise<void>;
}

const schema = 'jobs';
const poolSize = 4;
const heartbeatSeconds = 30;
const closeMs = 5000;
/** It is told of new jobs; it also looks by itself now and then. */
const pollSeconds = 5;
/** A finished job is kept for a week, so that one can look what happened. */
const keptSeconds = 7 * 24 * 60 * 60;

/** Its own connections: a job that waits must not keep a request waiting. */
async function bossOf({ connection }: Pick<OpenDatabase, 'connection'>, log: Log): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...(connection as object),
    ...{ schema, max: poolSize, useListenNotify: true },
    options: '-c timezone=UTC',
    application_name: 'outrider jobs',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'Jobs have to wait.'));
  boss.on('warning', ({ message }) => log.debug({ warning: message }, 'The queue of jobs warns.'));
  return boss;
}

/**
 * Work that outlives a request, kept in the same database (a schema of its own). Nothing is opened
 * before the first of it is asked for. A job may be done twice, when its node went away in the middle
 * of it: what it does must stand that.
 */
export function openJobs(database: Pick<OpenDatabase, 'connection'>, log: Log): Jobs {
  const closing = new AbortController();
  const known = new Set<string>();
  let started: Promise<PgBoss> | null = null;

  function start(): Promise<PgBoss> {
    if (closing.signal.aborted) return Promise.reject(new Error('Jobs are closed.'));
    started ??= bossOf(database, log)
      .then((boss) => boss.start())
      .catch((error: unknown) => {
        started = null;
        throw error;
      });
    return started;
  }

  async function bossWith(queue: Queue<never> | Queue<object>): Promise<PgBoss> {
    const boss = await start();
    if (known.has(queue.name)) return boss;
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
    known.add(queue.name);
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
          // Where there was one there may be more: it looks again without waiting.
          boss.notifyWorker(id);
          await worker(job.data, AbortSignal.any([job.signal, closing.signal])).catch(
            (error: unknown) => {
              if (!closing.signal.aborted) {
                log.warn({ err: error, job: job.id, queue: queue.name }, 'A job did not work out.');
              }
              throw error;
            },
          );
        });
      }
    },

    async schedule(queue, cron, data) {
      const boss = await bossWith(queue);
      await boss.schedule(queue.name, cron, data, { tz: 'UTC', missed: 'once' });
    },

    async close() {
      closing.abort(new Error('Outrider is stopping.'));
      const boss = await started?.catch(() => null);
      await boss?.stop({ graceful: true, timeout: closeMs });
    },
  };
}
