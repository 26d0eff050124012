import type * as endpoints from '#features/portfolio/search-screen/domain/export-endpoints.ts';
import { inArray } from 'drizzle-orm';
import { searchEvents } from '#features/directory/search/domain/events.ts';
import { emit } from '#core/server/events/emit.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { pick, storedFields } from '#features/directory/companies/domain/company-fields.ts';
import { companyColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { ReadSearch } from '#features/directory/search/server/shared/read-search.ts';
import { offsetOf, pageEnd } from '#features/directory/search/server/shared/offsets.ts';

const { logoUrl: _, sourceUpdatedAt: __, ...exported } = pick(companyColumns, storedFields);

async function inOrder(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(exported)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Search results for an export, in their own order. */
export const exportHandlers = (search: ReadSearch): Handlers<typeof endpoints> => ({
  async companies({ query: { q, sort, limit, cursor, importId, ...filters }, viewer, db }) {
    const offset = Math.min(offsetOf(cursor), searchLimits.exportRowsMost);
    const most = Math.min(limit, searchLimits.exportRowsMost - offset);
    const { hits, total, isTotalExact } = await search(db, {
      text: q,
      filters,
      importId,
      sort,
      offset,
      limit: most,
    });
    const data = await inOrder(
      db,
      hits.map(({ id }) => id),
    );
    const count = Math.min(total, searchLimits.exportRowsMost);
    if (offset === 0) {
      await emit(db, searchEvents['search.exported'], {
        searchId: 'companies',
        actorId: viewer.userId,
        query: q,
        rows: count,
      });
    }
    return { data, total, isTotalExact, ...pageEnd(offset, hits.length, count) };
  },
});
