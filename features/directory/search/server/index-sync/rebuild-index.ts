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
  readonly index: Pick<SearchIndex, 'state' | 'rebuild' | 'encoderState'>;
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
  const isEncoded = !isQuick && index.encoderState() !== null;
  const step = isEncoded ? searchLimits.searchEncodedPage : searchLimits.searchPage.most;
  let done = 0;
  let toldAt = performance.now();
  async function* pages(): AsyncGenerator<readonly IndexedCompany[]> {
    // Learning takes its time before the first company is read.
    await rebuilds.restartClock(db, id);
    const all =
      open.reason === 'bulkLoad' ? readCompaniesDuringBulkLoad(db, gone) : readAllCompanies(db);
    for await (const page of all) {
      gone.throwIfAborted();
      const named = await withTagNames(db, page);
      for (let from = 0; from < named.length; from += step) {
        gone.throwIfAborted();
        const part = named.slice(from, from + step);
        yield part;
        done += part.length;
        if (performance.now() - toldAt < searchLimits.searchProgressMs) continue;
        toldAt = performance.now();
        await rebuilds.saveProgress(db, id, done);
      }
    }
    await rebuilds.saveProgress(db, id, done);
  }
  await index.rebuild(pages(), { isQuick });
  await db.transaction((tx) => rebuilds.finish(tx, open, done));
  return done;
}
