import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { RebuildReason } from '#features/directory/search/domain/rebuild.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import { findFault } from './faults.ts';
import { indexNextBatch, IndexWriteFailed } from './index-batch.ts';
import { searchChanges } from './outbox.ts';
import { rebuild } from './rebuild-index.ts';
import { rebuilds, type OpenRebuild } from './rebuilds.ts';

const { first, most } = searchLimits.searchRepairBackoffMs;
/** Exponential backoff. */
const backoffMs = (failures: number) => Math.min(most, first * 2 ** (failures - 1));

/** Batch size for the target duration, from the last batch; bounds the wait of a single change. */
function nextBatch(rows: number, tookMs: number): number {
  const { least, most: mostRows, ms } = searchLimits.searchBatch;
  return Math.min(mostRows, Math.max(least, Math.floor((rows * ms) / Math.max(1, tookMs))));
}

const words: Record<Exclude<RebuildReason, 'asked' | 'bulkLoad'>, string> = {
  missing: 'There is no search index yet, or none of this version: it is built from the database.',
  broken: 'The search index cannot be read or written: it is built again from the database.',
  differs: 'The search index is not what the database holds: it is built again.',
  vectors:
    'The search index is built again, with vectors of another kind; the present one answers meanwhile.',
  outgrown: 'The directory has another size by now: its words are learnt anew.',
};
const bulkLoadNotice =
  'Much has come in at once: the search index is built again, which is sooner done than adding to it.';
const problem = 'The search index could not be built. It is tried again by itself.';

interface Parts {
  readonly db: Database;
  readonly index: SearchIndex;
  readonly log: Log;
  /** Called when search results may have changed. */
  readonly changed: () => Promise<void>;
  /** What the other nodes read, as `SearchIndex.dropUnread` takes it. */
  readonly readByOthers: () => Promise<readonly (string | null)[]>;
  /** Makes the index of names that a directory of this size needs. */
  readonly ensureNames: (companies: number, gone: AbortSignal) => Promise<void>;
  /** Starts the next step at once. */
  readonly wake: () => void;
}

/**
 * The index worker: keeps the index in sync with the database, on the node that holds the advisory
 * lock.
 */
export class IndexWorker {
  readonly #parts: Parts;
  /** Recent failures, and when an index that looked intact was last rebuilt. */
  #failures = { count: 0, since: 0, rebuiltAt: -Infinity };
  #isAtWork = false;
  #inspectAt = 0;
  #batch: number = searchLimits.searchBatch.least;
  #takenMeanwhile = 0;
  /** The last batch was full: more is waiting. */
  #isBehind = false;
  #feedAt = 0;
  #feedFailures = 0;
  #backlogAt = 0;
  /** During a bulk load: companies are read by the running rebuild, not taken from the outbox. */
  #isBulkLoad = false;
  /** Training a new model is not urgent: all companies can be found without it. */
  #relearnAt = 0;
  #rebuildAt = 0;
  #rebuildFailures = 0;
  #rebuilding: Promise<void> | null = null;
  /** Stored indexes were replaced, and other nodes may still read them; also before the last start. */
  #hasReplaced = true;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A search or a write has failed, on this node or another. */
  suspect(): void {
    const now = performance.now();
    if (now - this.#failures.since > searchLimits.searchFailuresKeptMs) {
      this.#failures.count = 0;
      this.#failures.since = now;
    }
    this.#failures.count += 1;
    this.#inspectAt = now;
    this.#parts.wake();
  }

  get isAtWork(): boolean {
    return this.#isAtWork;
  }

  begin(): void {
    this.#inspectAt = 0;
    this.#isAtWork = true;
  }

  /** One step; further work follows in further steps. */
  async step(signal: AbortSignal, holder: Database): Promise<boolean> {
    await this.#inspect(signal);
    await this.#askIfBulkLoad();
    await this.#rebuildIfOpen(signal);
    await this.#dropReplaced();
    return this.#feed(holder, signal);
  }

  async end(): Promise<void> {
    await this.#rebuilding;
    this.#isAtWork = false;
  }

  async #dropReplaced(): Promise<void> {
    const { index, log, readByOthers } = this.#parts;
    if (!this.#hasReplaced || this.#rebuilding) return;
    try {
      this.#hasReplaced = !(await index.dropUnread(await readByOthers()));
    } catch (error) {
      // It only takes room until it goes.
      log.debug({ err: error }, 'The search index that was replaced cannot be deleted yet.');
    }
  }

  async #inspect(gone: AbortSignal): Promise<void> {
    const { db, index, log } = this.#parts;
    const now = performance.now();
    const isDue = now >= this.#inspectAt || index.state() === 'building';
    if (this.#rebuilding || !isDue) return;
    this.#inspectAt = now + searchLimits.searchCheckMs;
    const fault = await findFault(index, db);
    // It takes a while, and nothing waits for it.
    if (fault === null) void this.#parts.ensureNames(index.count(), gone);
    const reason = fault?.reason ?? (this.#isHopeless() ? 'broken' : null);
    if (reason === 'outgrown' && now < this.#relearnAt) return;
    if (reason === null || !(await rebuilds.ask(db, reason))) return;
    this.#failures.count = 0;
    this.#failures.rebuiltAt = now;
    // A missing index is normal on first start.
    const isNormal = reason === 'missing' || reason === 'outgrown' || reason === 'vectors';
    log[isNormal ? 'info' : 'warn']({ err: fault?.error }, words[reason]);
  }

  /**
   * The index looks intact but fails repeatedly. Rate-limited: otherwise a single query that always
   * fails could trigger rebuilds without end.
   */
  #isHopeless(): boolean {
    const { count, rebuiltAt } = this.#failures;
    const isLongAgo = performance.now() - rebuiltAt > searchLimits.searchFailuresKeptMs;
    return count >= searchLimits.searchFailuresMost && isLongAgo;
  }

  /** Asked only when the backlog exceeds one batch. */
  async #askIfBulkLoad(): Promise<void> {
    const { db, index, log } = this.#parts;
    const { least, share, checkMs } = searchLimits.searchBacklog;
    const now = performance.now();
    if (this.#rebuilding || !this.#isBehind || now < this.#backlogAt) return;
    if (index.state() === 'building') return;
    this.#backlogAt = now + checkMs;
    const { companies, waiting } = await searchChanges.countIndexedAndWaiting(db);
    if (waiting < Math.max(least, share * companies)) return;
    if (await rebuilds.ask(db, 'bulkLoad')) log.info({ waiting }, bulkLoadNotice);
  }

  async #rebuildIfOpen(gone: AbortSignal): Promise<void> {
    if (this.#rebuilding || performance.now() < this.#rebuildAt) return;
    const open = await rebuilds.open(this.#parts.db);
    if (!open) return;
    this.#takenMeanwhile = 0;
    this.#isBulkLoad = open.reason === 'bulkLoad';
    this.#rebuilding = this.#rebuild(open, gone).finally(() => {
      this.#rebuilding = null;
      this.#isBulkLoad = false;
      this.#parts.wake();
    });
  }

  async #rebuild(open: OpenRebuild, gone: AbortSignal): Promise<void> {
    const { db, log, changed } = this.#parts;
    const started = performance.now();
    this.#hasReplaced = true;
    try {
      const companies = await rebuild({ ...this.#parts, gone }, open);
      const ms = Math.round(performance.now() - started);
      log.info({ companies, ms }, 'The search index was built.');
      this.#rebuildFailures = 0;
      this.#inspectAt = 0;
      this.#relearnAt = performance.now() + searchLimits.searchRelearnMs;
      await changed();
    } catch (error) {
      if (gone.aborted) return;
      this.#rebuildFailures += 1;
      this.#rebuildAt = performance.now() + backoffMs(this.#rebuildFailures);
      const level = this.#rebuildFailures > 1 ? 'debug' : 'error';
      log[level]({ err: error }, problem);
      await rebuilds.failed(db, open.id, problem).catch(() => undefined);
    }
  }

  /** Indexes one batch. Returns whether there may be more. */
  async #feed(holder: Database, gone: AbortSignal): Promise<boolean> {
    const { db, index, log, changed } = this.#parts;
    // Without an index nothing needs to be applied: the rebuild reads everything.
    if (index.state() === 'building' || performance.now() < this.#feedAt) return false;
    const size = this.#room();
    if (size === 0) return false;
    try {
      const started = performance.now();
      const { ids, rows } = await indexNextBatch(
        { index, db, holder, gone },
        { most: size, onlyByHand: this.#isBulkLoad },
      );
      this.#feedFailures = 0;
      this.#isBehind = rows.length === size;
      if (rows.length === 0) return false;
      this.#batch = nextBatch(rows.length, performance.now() - started);
      this.#takenMeanwhile += ids.length;
      await changed();
      return this.#isBehind;
    } catch (error) {
      if (!(error instanceof IndexWriteFailed)) throw error;
      this.#feedFailures += 1;
      this.#feedAt = performance.now() + backoffMs(this.#feedFailures);
      this.suspect();
      const level = this.#feedFailures > 1 ? 'debug' : 'warn';
      log[level](
        { err: error.cause },
        'The search index did not take a change. It is tried again.',
      );
      return false;
    }
  }

  /** Changes during a rebuild are buffered in memory for the new index, up to this many. */
  #room(): number {
    if (!this.#rebuilding) return this.#batch;
    return Math.max(
      0,
      Math.min(this.#batch, searchLimits.searchTakenMeanwhile - this.#takenMeanwhile),
    );
  }
}
