import { serviceKey } from '#core/server/services.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SearchStatus } from '#features/search/domain/index-endpoints.ts';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import { runAsLeader, type LeaderWork } from '#core/platform/database/leader-election.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { SearchIndex } from '#features/search/server/public/search-index.ts';
import { IndexWorker } from './index-worker.ts';
import { outboxChannel, searchChanges } from './outbox.ts';
import { rebuilds, rebuildsChannel } from './rebuilds.ts';

const suspectPauseMs = 1000;
/** By then it is known whose turn it is, after a start or when the database was away. */
const leaderSettleMs = 3000;
/** How long a node that does not feed rests after it has looked at the index again, in that time. */
const restShare = 3;
const lockKey = 7_206_546;
/** Told by the node that feeds the index, with its own name: searches find something else now. */
const changedChannel = 'search_changed';
const suspectedChannel = 'search_suspected';

export interface IndexSync {
  /** From now on this node takes its turn. Until then it only tells. */
  start(): void;
  status(db: Queryable): Promise<SearchStatus>;
  /** A search has failed: whoever feeds the index looks at it. */
  suspect(): void;
  /** What is being put is put; a rebuild goes on from the beginning another time. */
  close(): Promise<void>;
}

/** What keeps the index of this server. */
export const indexSyncService = serviceKey<IndexSync>('index sync');

interface Parts {
  readonly database: OpenDatabase;
  readonly index: SearchIndex;
  readonly log: Log;
}

/** Keeps the search index as the database is, on one node of all. */
export function openIndexSync({ database, index, log }: Parts): IndexSync {
  const { db, pool, connection } = database;
  const node = randomUUID();
  const tell = async (channel: string, payload = '') => {
    await pool.query('select pg_notify($1, $2)', [channel, payload]);
  };
  const indexWorker = new IndexWorker({
    db,
    index,
    log,
    changed: () => tell(changedChannel, node),
  });

  const closing = new AbortController();
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  async function refresh(): Promise<void> {
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      const started = performance.now();
      await index.refresh().catch((error: unknown) => {
        log.debug({ err: error }, 'The search index cannot be looked at again.');
      });
      // While much changes, looking again must leave time for searches.
      const restMs = restShare * (performance.now() - started);
      await wait(restMs, null, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** Whoever feeds the index knows what is in it. */
  const lookAgain = (): void => {
    if (indexWorker.isAtWork || closing.signal.aborted) return;
    isStale = true;
    refreshing ??= refresh().finally(() => (refreshing = null));
  };

  const hear = (payload: string, channel: string): void => {
    if (channel === suspectedChannel && payload !== '') indexWorker.suspect();
    else if (channel !== changedChannel) indexWorker.wake();
    else if (payload === '') setTimeout(lookAgain, leaderSettleMs).unref();
    else if (payload !== node) lookAgain();
  };
  const channels = [outboxChannel, rebuildsChannel, suspectedChannel, changedChannel];
  let parts: { close(): Promise<void> }[] = [];

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
      if (parts.length > 0) return;
      const startedAt = performance.now();
      const work: LeaderWork = async (turn, gone) => {
        // Whoever had the turn before may have put what nobody was told of any more.
        if (performance.now() - startedAt > leaderSettleMs) await index.refresh();
        await indexWorker.work(turn, gone);
      };
      parts = [database.listen(channels, hear), runAsLeader(connection, lockKey, work, log)];
    },

    async status(asking) {
      const [indexed, waiting, open] = await Promise.all([
        countIndexed(),
        searchChanges.count(asking),
        rebuilds.state(asking),
      ]);
      return { state: index.state(), indexed, waiting, rebuild: open?.progress ?? null };
    },

    suspect,

    async close() {
      closing.abort();
      await Promise.all(parts.map((part) => part.close()));
      await refreshing;
    },
  };
}
