import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#core/platform/log/log.ts';
import type { Generation } from './generation.ts';

const writesBetween = 40;
/** Running searches may still read replaced files. */
const oldFilesKeptMs = 5 * 60 * 1000;
const failuresMost = 2;
/** How long closing waits for it. */
const patienceMs = 2000;

async function optimize({ companies, words }: Generation): Promise<void> {
  const cleanupOlderThan = new Date(Date.now() - oldFilesKeptMs);
  for (const table of [companies, words]) await table.optimize({ cleanupOlderThan });
}

/**
 * Many small writes make many small files, which every search has to read, so they are compacted
 * now and then. Writes continue during compaction so that changes are found soon; on a conflict the
 * compaction fails without loss. After several failures in a row, writes wait for it once.
 */
export class Compaction {
  readonly #log: Log;
  #writes = 0;
  #failures = 0;
  #running: Promise<void> | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Call after each write. Resolves when the next one may start. */
  async written(generation: Generation): Promise<void> {
    this.#writes += 1;
    if (this.#running || this.#writes < writesBetween) return;
    this.#writes = 0;
    this.#running = optimize(generation)
      .then(
        () => (this.#failures = 0),
        (error: unknown) => {
          this.#failures += 1;
          this.#log.debug({ err: error }, 'The search index was not tidied this time.');
        },
      )
      .then(() => void (this.#running = null));
    if (this.#failures >= failuresMost) await this.#running;
  }

  /** Resolves when no compaction is running. */
  async ended(): Promise<void> {
    await this.#running;
  }

  /** The same, or after a while: an interrupted compaction loses nothing but its work. */
  async endedSoon(): Promise<void> {
    await Promise.race([this.ended(), wait(patienceMs, null, { ref: false })]);
  }
}
