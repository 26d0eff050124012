import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { eachCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import type { SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';

const { collectionDays, itemsMost } = spotlightLimits;

/** Collections that somebody shared with the reader, the last changed first. */
export async function collectionItems(
  db: Queryable,
  { scope }: SpotlightReader,
): Promise<SpotlightItem[]> {
  const rows = await db
    .select({
      id: collections.id,
      name: collections.name,
      updatedAt: collections.updatedAt,
      owner: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      companies: sql<number>`cardinality(${collections.startupIds} || ${collections.crunchbaseIds}
        || ${collections.nuclaIds})`,
    })
    .from(collections)
    .innerJoin(users, eq(users.authId, collections.userId))
    .where(
      and(
        collections.isActive,
        visibleRows('collection', scope, eachCollection),
        sql`${collections.userId} <> ${scope.authId}`,
        sql`${collections.updatedAt} > now() - make_interval(days => ${collectionDays})`,
      ),
    )
    .orderBy(desc(collections.updatedAt), collections.id)
    .limit(itemsMost);
  return rows.map(({ id, name, updatedAt, owner, companies }) => ({
    kind: 'collection',
    id,
    name,
    summary: null,
    corporation: null,
    mark: null,
    reason: `Shared with you by ${owner}`,
    count: { value: companies, of: 'companies' },
    at: updatedAt,
    link: linkToCollection(id),
  }));
}
