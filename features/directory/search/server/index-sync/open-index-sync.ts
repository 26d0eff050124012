import { serviceKey } from '#core/server/services.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import type { Listener } from '#core/platform/database/listen.ts';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { NodeRegister } from '#core/server/nodes/node-register.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import {
  indexReading,
  type SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';
import { openNameIndex } from './name-index.ts';
import { IndexWorker } from './index-worker.ts';
import { outboxChannel, searchChanges } from './outbox.ts';
import { rebuilds, rebuildsChannel } from './rebuilds.ts';

const suspectPauseMs = 1000;
/** Time to acquire the lock after a start or a database outage. */
const lockSettlesMs = 3000;
/** After a refresh a node without the lock rests for this multiple of its duration. */
const restShare = 3;
/** Sent by the node that holds the lock, with its own name: search results have changed. */
const changedChannel = 'search_changed';
const suspectedChannel = 'search_suspected';

export interface IndexSync {
  /** Starts competing for the lock. Until then this node only sends notifications. */
  start(): void;
  status(db: Queryable): Promise<SearchStatus>;
  /** Reports that a search has failed, so that the index worker checks the index. */
  suspect(): void;
  /** Finishes the current write; an unfinished rebuild starts over at the next start. */
  close(): Promise<void>;
}

/** The service that keeps this server's index in sync. */
export const indexSyncService = serviceKey<IndexSync>('index sync');

interface Parts {
  readonly database: OpenDatabase;
  readonly index: SearchIndex;
  readonly nodes: NodeRegister;
  readonly log: Log;
}

/** Keeps the search index in sync with the database, on one node of all. */
export function openIndexSync({ database, index, nodes, log }: Parts): IndexSync {
  const { db, pool } = database;
  const node = nodes.id;
  nodes.reads(indexReading, () => index.generation());
  const tell = async (channel: string, payload = '') => {
    await pool.query('select pg_notify($1, $2)', [channel, payload]);
  };
  let worker: Worker | null = null;
  const wake = () => worker?.wake();
  const indexWorker = new IndexWorker({
    db,
    index,
    log,
    wake,
    changed: () => tell(changedChannel, node),
    readByOthers: () => nodes.readByOthers(indexReading),
    ensureNames: openNameIndex({ pool, log }).ensure,
  });

  const closing = new AbortController();
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  async function refreshIndex(): Promise<void> {
    const before = index.generation();
    await index.refresh();
    if (index.generation() !== before) await nodes.beat();
  }
  async function refresh(): Promise<void> {
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      const started = performance.now();
      await refreshIndex().catch((error: unknown) => {
        log.debug({ err: error }, 'The search index cannot be looked at again.');
      });
      // Under many changes, refreshing must leave time for searches.
      const restMs = restShare * (performance.now() - started);
      await wait(restMs, null, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** The node that holds the lock needs no refresh. */
  const lookAgain = (): void => {
    if (indexWorker.isAtWork || closing.signal.aborted) return;
    isStale = true;
    refreshing ??= refresh().finally(() => (refreshing = null));
  };

  const hear = (payload: string, channel: string): void => {
    if (channel === suspectedChannel && payload !== '') indexWorker.suspect();
    else if (channel !== changedChannel) wake();
    else if (payload === '') setTimeout(lookAgain, lockSettlesMs).unref();
    else if (payload !== node) lookAgain();
  };
  const channels = [outboxChannel, rebuildsChannel, suspectedChannel, changedChannel];
  let listener: Listener | null = null;

  let lastSuspected = -Infinity;
  const suspect = () => {
    if (performance.now() - lastSuspected < suspectPauseMs) return;
    lastSuspected = performance.now();
    void tell(suspectedChannel, node).catch(() => undefined);
  };
  async function countIndexed(): Promise<number> {
    if (index.state() === 'building') return 0;
    const counted = await index.check().catch(() => null);
    if (counted === null) suspect();
    return counted ?? 0;
  }
  return {
    start() {
      if (worker !== null) return;
      const startedAt = performance.now();
      listener = database.listen(channels, hear);
      worker = openWorker(database, {
        name: 'search index',
        lock: 'searchIndex',
        everyMs: searchLimits.searchPollMs,
        begin: async () => {
          // The previous holder may have written without its notification arriving.
          if (performance.now() - startedAt > lockSettlesMs) await index.refresh();
          indexWorker.begin();
        },
        step: (signal, holder) => indexWorker.step(signal, holder),
        end: () => indexWorker.end(),
        log,
      });
    },

    async status(asking) {
      const [indexed, waiting, open] = await Promise.all([
        countIndexed(),
        searchChanges.count(asking),
        rebuilds.state(asking),
      ]);
      return {
        state: index.state(),
        indexed,
        waiting,
        rebuild: open?.progress ?? null,
        encoder: index.encoderState(),
      };
    },

    suspect,

    async close() {
      closing.abort();
      await index.interrupt();
      await Promise.all([listener?.close(), worker?.close()]);
      await refreshing;
    },
  };
}
