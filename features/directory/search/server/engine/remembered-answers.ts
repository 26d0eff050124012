import { LRUCache } from 'lru-cache';
import { mebibyte, second } from '#core/domain/units.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';

/** What all remembered answers take, in bytes. */
const bytesMost = 10 * mebibyte;
/** An answer by itself, one of its hits, and a counted value: about, in bytes. */
const bytesOf = { answer: 2000, hit: 400, value: 150 };
/** Names that the database knows and vectors from elsewhere may be missing for a moment. */
const rememberedMs = 30 * second;

/** Whoever searches chooses how long a query is: it counts, too. */
function sizeOf({ hits, facets }: IndexAnswer, key: string): number {
  const values = Object.values(facets).reduce(
    (sum, facet) => sum + (Array.isArray(facet) ? facet.length : 1),
    0,
  );
  return 2 * key.length + bytesOf.answer + bytesOf.hit * hits.length + bytesOf.value * values;
}

/**
 * Answers to what is searched again: by others, by going back, by counting without a filter. They are of
 * what the index held: whatever changes it forgets them, and what is searched meanwhile.
 */
export class RememberedAnswers {
  readonly #answers = new LRUCache<string, IndexAnswer>({
    maxSize: bytesMost,
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
