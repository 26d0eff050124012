import { LRUCache } from 'lru-cache';
import { second } from '#core/domain/units.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';

/** Hits and counted values of all remembered answers: some ten megabytes. */
const entriesMost = 100_000;
/** Names that the database knows and vectors from elsewhere may be missing for a moment. */
const rememberedMs = 30 * second;

const sizeOf = ({ hits, facets }: IndexAnswer): number =>
  Object.values(facets).reduce(
    (sum, facet) => sum + (Array.isArray(facet) ? facet.length : 1),
    1 + hits.length,
  );

/**
 * Answers to what is searched again: by others, by going back, by counting without a filter. They are of
 * what the index held: whatever changes it forgets them, and what is searched meanwhile.
 */
export class RememberedAnswers {
  readonly #answers = new LRUCache<string, IndexAnswer>({
    maxSize: entriesMost,
    maxEntrySize: entriesMost,
    sizeCalculation: sizeOf,
    ttl: rememberedMs,
  });
  readonly #running = new Map<string, Promise<IndexAnswer>>();
  #changes = 0;

  /** Once another index answers. */
  forget(): void {
    this.#changes += 1;
    this.#answers.clear();
    this.#running.clear();
  }

  /** @param change false: there was nothing to change */
  async forgetAfter(change: () => Promise<boolean | void>): Promise<void> {
    let hasChanged: boolean | void = true;
    try {
      hasChanged = await change();
    } finally {
      if (hasChanged !== false) this.forget();
    }
  }

  /** The same is searched once, also when it is asked for at once. */
  async of(query: IndexQuery, search: () => Promise<IndexAnswer>): Promise<IndexAnswer> {
    const key = JSON.stringify(query);
    const earlier = this.#answers.get(key) ?? this.#running.get(key);
    if (earlier !== undefined) return earlier;
    const changes = this.#changes;
    const answer = search();
    this.#running.set(key, answer);
    try {
      const result = await answer;
      if (changes === this.#changes) this.#answers.set(key, result);
      return result;
    } finally {
      if (this.#running.get(key) === answer) this.#running.delete(key);
    }
  }
}
