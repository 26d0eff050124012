import type { RebuildReason } from '#features/directory/search/domain/rebuild.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { searchChanges } from './outbox.ts';

export interface IndexFault {
  readonly reason: Exclude<RebuildReason, 'asked' | 'bulkLoad'>;
  readonly error?: unknown;
}

/** Test searches: one for everything, one for an existing company. */
async function runTestSearches(index: SearchIndex, db: Queryable): Promise<void> {
  const [some] = await db.select({ name: companies.name }).from(companies).limit(1);
  for (const text of ['', some?.name ?? '']) {
    await index.search({ text, filters: {}, sort: 'relevance', offset: 0, limit: 1 });
  }
}

/**
 * Checks the index against the database and returns the fault, if any. Call between two batches of
 * the index worker: then only changes in the outbox may differ.
 */
export async function findFault(index: SearchIndex, db: Queryable): Promise<IndexFault | null> {
  let indexed: number | null;
  try {
    indexed = await index.check();
    if (indexed === null) return { reason: 'missing' };
    await runTestSearches(index, db);
  } catch (error) {
    return { reason: 'broken', error };
  }
  const { companies: all, waiting } = await searchChanges.countIndexedAndWaiting(db);
  if (Math.abs(indexed - all) > waiting) return { reason: 'differs' };
  // With a backlog the new model would soon be outdated again.
  if (waiting > 0) return null;
  if (index.isOutdated()) return { reason: 'vectors' };
  return index.isOutgrown() ? { reason: 'outgrown' } : null;
}
