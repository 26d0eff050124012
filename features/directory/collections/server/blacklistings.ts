import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Blacklistings } from '#features/directory/collections/domain/blacklistings.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import {
  blacklistedOnlyIn,
  blacklistingsBetween,
  type Blacklisting,
} from '#features/directory/collections/domain/take-back.ts';
import { personName } from '#core/domain/identity/names.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { collectionBlacklistings as table } from './tables.ts';

const until = sql`(${table.at} + ${`${collectionLimits.takeBackMinutes} minutes`}::interval)`;

/** An own blacklisting, as far as it can be judged without the collection it is sent with. */
export interface OwnBlacklisting extends Blacklisting {
  /** Whether nobody else has changed the collection since. */
  readonly isLast: boolean;
  readonly isInTime: boolean;
}

/** What the viewer has blacklisted in a collection. */
export async function ownBlacklistings(
  db: Queryable,
  { userId }: Viewer,
  { id, version }: Collection,
): Promise<OwnBlacklisting[]> {
  if (userId === null) return [];
  return db
    .select({
      kind: companies.kind,
      id: table.companyId,
      place: table.place,
      spaces: table.spaces,
      isLast: sql<boolean>`${table.version} = ${version}`,
      isInTime: sql<boolean>`${until} > now()`,
    })
    .from(table)
    .innerJoin(companies, eq(companies.id, table.companyId))
    .where(and(eq(table.collectionId, id), eq(table.blacklistedBy, userId)));
}

const idsOf = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id);

/** Records who blacklisted what, and forgets what is not blacklisted any more. */
export async function recordBlacklistings(
  db: Queryable,
  { userId }: Viewer,
  change: {
    readonly before: Collection;
    readonly after: Collection;
    /** Those of the viewer. */
    readonly own: readonly OwnBlacklisting[];
    /** Whether the change is of the blacklist alone, so that earlier ones can still be taken back. */
    readonly isOfBlacklist: boolean;
  },
): Promise<void> {
  const { before, after, own, isOfBlacklist } = change;
  if (userId === null) return;
  const gone = idsOf(blacklistedOnlyIn(before, after));
  const ofCollection = eq(table.collectionId, before.id);
  if (gone.length > 0) {
    await db.delete(table).where(and(ofCollection, inArray(table.companyId, gone)));
  }
  const last = own.filter(({ isLast }) => isLast);
  if (isOfBlacklist && last.length > 0) {
    const isOwn = and(eq(table.blacklistedBy, userId), eq(table.version, before.version));
    await db.update(table).set({ version: after.version }).where(and(ofCollection, isOwn));
  }
  const made = blacklistingsBetween(before, after, last);
  if (made.length === 0) return;
  await db.execute(sql`
    insert into ${table} (collection_id, company_id, blacklisted_by, version, place, spaces)
    select ${after.id}, made.id, ${userId}, ${after.version}, made.place, made.spaces
    from json_to_recordset(${JSON.stringify(made)}::json) made(id uuid, place int, spaces text[])
    on conflict (collection_id, company_id) do update set
      blacklisted_by = excluded.blacklisted_by, at = excluded.at, version = excluded.version,
      place = excluded.place, spaces = excluded.spaces`);
}

/** Who blacklisted the companies of a collection, and when, by column; and what the viewer may take back. */
export async function blacklistingsOf(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
): Promise<Blacklistings> {
  const rows = await db
    .select({
      companyId: table.companyId,
      at: table.at,
      by: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      place: table.place,
      spaces: table.spaces,
      until: isoText(until) as SQL<string>,
      isOpen: sql<boolean>`${table.version} = ${collection.version} and ${until} > now()`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.blacklistedBy))
    .where(eq(table.collectionId, collection.id));
  const blacklisted = new Set(idsOf(blacklistedCompanies(collection)));
  const entries = rows.filter(({ companyId }) => blacklisted.has(companyId));
  const people = new Map(
    entries.map(({ by: { id, ...person } }) => [id, { id, name: personName(person) }]),
  );
  const places = new Map([...people.keys()].map((id, place) => [id, place]));
  // Who may edit restores what they want, at any time.
  const own = may(viewer, 'editCollection', collection)
    ? []
    : entries.filter(({ by, isOpen }) => isOpen && by.id === viewer.userId);
  return {
    people: [...people.values()],
    companies: entries.map(({ companyId }) => companyId),
    by: entries.map(({ by }) => places.get(by.id) ?? 0),
    at: entries.map(({ at }) => at),
    open: own.map(({ companyId, place, spaces, until: end }) => ({
      companyId,
      spaces,
      until: end,
      isListed: place !== null,
    })),
  };
}
