import { isQuickRebuild } from '#features/directory/search/domain/rebuild.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import type {
  IndexedCompany,
  SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';
import {
  readAllCompanies,
  readCompaniesDuringBulkLoad,
  withTagNames,
} from './indexed-companies.ts';
import { rebuilds, type OpenRebuild } from './rebuilds.ts';

interface Parts {
  readonly index: Pick<SearchIndex, 'state' | 'rebuild'>;
  /** Reads companies; progress is stored here for all nodes. */
  readonly db: Database;
  readonly gone: AbortSignal;
}

/** Rebuilds the index from all companies. An interrupted rebuild stays open and starts over. */
export async function rebuild({ index, db, gone }: Parts, open: OpenRebuild): Promise<number> {
  const { id } = open;
  const isAnew = index.state() === 'building';
  await db.transaction((tx) => rebuilds.begin(tx, id, isAnew));
  const isQuick = isQuickRebuild(open.reason, isAnew);
  let done = 0;
  let toldAt = performance.now();
  async function* pages(): AsyncGenerator<readonly IndexedCompany[]> {
    // Learning, and an encoder much more, takes its time before the first company is read.
    await rebuilds.restartClock(db, id);
    const all =
      open.reason === 'bulkLoad' ? readCompaniesDuringBulkLoad(db, gone) : readAllCompanies(db);
    for await (const page of all) {
      gone.throwIfAborted();
      const named = await withTagNames(db, page);
      yield named;
      done += named.length;
      if (performance.now() - toldAt < searchLimits.searchProgressMs) continue;
      toldAt = performance.now();
      await rebuilds.saveProgress(db, id, done);
    }
    await rebuilds.saveProgress(db, id, done);
  }
  await index.rebuild(pages(), { isQuick });
  await db.transaction((tx) => rebuilds.finish(tx, open, done));
  return done;
}
