import type { Queryable } from '#core/platform/database/open.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import { searchChanges, type Changes } from './outbox.ts';
import { readCompanies, withTagNames } from './indexed-companies.ts';

/** Writing to the index failed. All other errors come from the database. */
export class IndexWriteFailed extends Error {
  constructor(cause: unknown) {
    super('The search index did not take what was to be put.', { cause });
    this.name = 'IndexWriteFailed';
  }
}

const taken = (putting: Promise<void>): Promise<void> =>
  putting.catch((error: unknown) => {
    throw new IndexWriteFailed(error);
  });

interface Parts {
  readonly index: Pick<SearchIndex, 'put' | 'remove'>;
  /** Reads companies. */
  readonly db: Queryable;
  /**
   * The connection that holds the advisory lock: without the lock nothing is deleted from the
   * outbox.
   */
  readonly holder: Queryable;
  readonly gone: AbortSignal;
}

/**
 * Upserts the companies in their current state, which may be newer than the change; deletes missing
 * ones.
 */
async function apply({ index, db, gone }: Parts, { ids }: Changes): Promise<void> {
  const removed = new Set(ids);
  for await (const page of readCompanies(db, ids)) {
    gone.throwIfAborted();
    await taken(index.put(await withTagNames(db, page)));
    for (const { id } of page) removed.delete(id);
  }
  if (removed.size > 0) await taken(index.remove([...removed]));
}

/**
 * Applies one batch from the outbox to the index. A change leaves the outbox after it was applied;
 * after a crash it is applied again, which is idempotent.
 */
export async function indexNextBatch(
  parts: Parts,
  { most, onlyByHand }: { readonly most: number; readonly onlyByHand: boolean },
): Promise<Changes> {
  const { holder, db } = parts;
  const changes = await searchChanges.next(holder, most, { onlyByHand });
  if (changes.rows.length === 0) return changes;
  await apply(parts, changes);
  try {
    await searchChanges.applied(holder, changes);
  } catch (error) {
    // Another node may have written newer versions after this one lost the lock unnoticed.
    await searchChanges.again(db, changes);
    throw error;
  }
  return changes;
}
