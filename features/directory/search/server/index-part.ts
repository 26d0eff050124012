import { formatNumber, pluralize } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { SystemPart } from '#core/server/system-parts.ts';
import { percentOf } from '#features/directory/search/domain/rebuild.ts';
import type { IndexSync } from '#features/directory/search/server/index-sync/open-index-sync.ts';

/** Changes that wait longer than a moment are a sign that the index worker does not run. */
const manyWaiting = 5000;

/** How the search index is doing. */
export const indexPart = (db: Queryable, sync: Pick<IndexSync, 'status'>): SystemPart => ({
  name: 'Search index',
  check: async () => {
    const { state, indexed, waiting, rebuild } = await sync.status(db);
    const has = `${pluralize(indexed, 'company', 'companies')}, ${formatNumber(waiting)} waiting.`;
    if (rebuild) {
      const progress = `It is built again: ${percentOf(rebuild)} %.`;
      return { state: 'attention', message: `${progress} ${rebuild.problem ?? ''}`.trim() };
    }
    const isWell = state === 'ready' && waiting < manyWaiting;
    return { state: isWell ? 'ok' : 'attention', message: has };
  },
});
