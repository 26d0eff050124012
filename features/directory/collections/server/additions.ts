import { count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type {
  Additions,
  RecentAdditions,
} from '#features/directory/collections/domain/additions.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { collectionAdditions, collections } from './tables.ts';

/** Records who listed the companies that a change has added. */
export async function recordAdditions(
  db: Queryable,
  viewer: Viewer,
  before: Collection,
  after: Collection,
): Promise<void> {
  const idsBefore = new Set(listedCompanies(before).map(({ id }) => id));
  const ids = listedCompanies(after).flatMap(({ id }) => (idsBefore.has(id) ? [] : [id]));
  if (ids.length === 0 || viewer.userId === null) return;
  await db.execute(sql`
    insert into ${collectionAdditions} (collection_id, company_id, added_by)
    select ${after.id}, listed.id::uuid, ${viewer.userId}
    from json_array_elements_text(${JSON.stringify(ids)}::json) listed(id)
    on conflict (collection_id, company_id)
      do update set added_by = excluded.added_by, at = excluded.at`);
}

/** Who listed the companies of a collection, and when, by column. */
export async function additionsOf(db: Queryable, collection: Collection): Promise<Additions> {
  const rows = await db
    .select({
      companyId: collectionAdditions.companyId,
      at: collectionAdditions.at,
      by: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(collectionAdditions)
    .innerJoin(users, eq(users.id, collectionAdditions.addedBy))
    .where(eq(collectionAdditions.collectionId, collection.id));
  const listed = new Set(listedCompanies(collection).map(({ id }) => id));
  const additions = rows.filter(({ companyId }) => listed.has(companyId));
  const people = new Map(
    additions.map(({ by: { id, ...person } }) => [id, { id, name: personName(person) }]),
  );
  const places = new Map([...people.keys()].map((id, place) => [id, place]));
  return {
    people: [...people.values()],
    companies: additions.map(({ companyId }) => companyId),
    by: additions.map(({ by }) => places.get(by.id) ?? 0),
    at: additions.map(({ at }) => at),
  };
}

const recentMost = 8;

/** What was added lately to the collections the viewer sees, by person and day. */
export async function recentAdditions(db: Queryable, viewer: Viewer): Promise<RecentAdditions[]> {
  const day = sql`date_trunc('day', ${collectionAdditions.at})`;
  const last = sql<string>`max(${collectionAdditions.at})`;
  const rows = await db
    .select({
      collectionId: collections.id,
      name: collections.name,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      count: count(),
      at: isoText(last) as SQL<string>,
    })
    .from(collectionAdditions)
    .innerJoin(collections, eq(collections.id, collectionAdditions.collectionId))
    .innerJoin(users, eq(users.id, collectionAdditions.addedBy))
    .where(visibleCollection(viewer))
    .groupBy(collections.id, users.id, day)
    .orderBy(desc(last))
    .limit(recentMost);
  return rows.map(({ collectionId, name, count: added, at, id, ...person }) => ({
    collectionId,
    name,
    at,
    count: added,
    by: { id, name: personName(person) },
  }));
}
