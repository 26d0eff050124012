import type { Queryable } from '#core/platform/database/open.ts';
import { serviceKey } from '#core/server/services.ts';

/** What tags ask of search, which stands above them and provides it. */
export interface TagIndex {
  /** The most frequent tags, with their numbers of companies. */
  counts(db: Queryable): Promise<ReadonlyMap<string, number>>;
  /** Queues the companies with a tag in one of these spellings for the index. */
  queueTagged(db: Queryable, spellings: readonly string[]): Promise<void>;
}

export const tagIndexService = serviceKey<TagIndex>('index of tags');
