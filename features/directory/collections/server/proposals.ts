import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { personName } from '#core/domain/identity/names.ts';
import { refusals } from '#core/domain/refusals.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import {
  blacklistedCompanies,
  listedCompanies,
  stateOf,
} from '#features/directory/collections/domain/lists.ts';
import type { CollectionProposal } from '#features/directory/collections/domain/proposals.ts';
import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { withOwnValues } from '#features/directory/companies/server/shared/own-values.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { collectionProposals as table } from './tables.ts';

const containedIds = (collection: Collection): string[] =>
  [...listedCompanies(collection), ...blacklistedCompanies(collection)].map(({ id }) => id);

/** Those of a collection that nobody has decided on. */
const isOpen = (collection: Collection) =>
  and(
    eq(table.collectionId, collection.id),
    isNull(table.acceptedAt),
    isNull(table.declinedAt),
    sql`${table.companyId} <> all(${uuidArray(containedIds(collection))})`,
  );

/** Open ones, oldest first; and the viewer's own that were declined. */
export async function proposalsOf(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
): Promise<CollectionProposal[]> {
  const isDeclined = sql<boolean>`${table.declinedAt} is not null`;
  const rows = await db
    .select({
      company: cardColumns,
      at: table.at,
      note: table.note,
      isDeclined,
      by: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(table)
    .innerJoin(companies, eq(companies.id, table.companyId))
    .innerJoin(users, eq(users.id, table.proposedBy))
    .where(
      and(
        eq(table.collectionId, collection.id),
        isNull(table.acceptedAt),
        sql`(${table.declinedAt} is null or ${table.proposedBy} = ${viewer.userId}::uuid)`,
        sql`${table.companyId} <> all(${uuidArray(containedIds(collection))})`,
      ),
    )
    .orderBy(asc(table.at), asc(table.companyId))
    .limit(2 * collectionLimits.proposalsMost);
  const cards = await withOwnValues(
    db,
    viewer,
    rows.map(({ company }) => company),
  );
  return rows.map(({ by: { id, ...person }, company, ...row }, place) => ({
    ...row,
    company: cards[place] ?? company,
    by: { id, name: personName(person) },
    isOwn: id === viewer.userId,
  }));
}

async function assertRoom(db: Queryable, collection: Collection, userId: string): Promise<void> {
  const [row] = await db
    .select({
      all: count(),
      own: sql<number>`(count(*) filter (where ${table.proposedBy} = ${userId}::uuid))::int`,
    })
    .from(table)
    .where(isOpen(collection));
  const { all = 0, own = 0 } = row ?? {};
  const { proposalsMost, ownProposalsMost } = collectionLimits;
  if (own < ownProposalsMost && all < proposalsMost) return;
  throw refused(collectionRefusals['collection.manyProposals'], {
    c: collection.name,
    most: own < ownProposalsMost ? proposalsMost : ownProposalsMost,
  });
}

/**
 * Proposes a company. The collection's row is locked, so that its limits hold. Returns the company's name
 * when it is new.
 * @throws Refused `notFound` without such a company; for one that is there, or was declined
 */
export async function propose(
  db: Queryable,
  { subject: collection, userId }: Granted<'blacklistInCollection', Collection>,
  companyId: string,
  note: string | null,
): Promise<string | null> {
  const [company] = await db
    .select({ id: companies.id, kind: companies.kind, name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw refused(refusals.notFound);
  const words = { x: company.name, c: collection.name };
  const state = stateOf(collection, company);
  if (state === 'listed') throw refused(collectionRefusals['collection.alreadyListed'], words);
  if (state === 'blacklisted') {
    throw refused(collectionRefusals['collection.alreadyBlacklisted'], words);
  }
  const place = and(eq(table.collectionId, collection.id), eq(table.companyId, companyId));
  const [before] = await db.select().from(table).where(place);
  if (before && before.declinedAt !== null) {
    throw refused(collectionRefusals['collection.proposalDeclined'], words);
  }
  if (before && before.acceptedAt === null) {
    if (before.proposedBy !== userId) {
      throw refused(collectionRefusals['collection.alreadyProposed'], words);
    }
    await db.update(table).set({ note }).where(place);
    return null;
  }
  await assertRoom(db, collection, userId);
  const row = { proposedBy: userId, note, acceptedAt: null, at: sql`now()` };
  await db
    .insert(table)
    .values({ ...row, collectionId: collection.id, companyId })
    .onConflictDoUpdate({ target: [table.collectionId, table.companyId], set: row });
  return company.name;
}

/** @throws Refused `notFound` when there is none of the viewer's own */
export async function withdraw(
  db: Queryable,
  { subject: collection, userId }: Granted<'blacklistInCollection', Collection>,
  companyId: string,
): Promise<void> {
  const { rowCount } = await db
    .delete(table)
    .where(and(isOpen(collection), eq(table.companyId, companyId), eq(table.proposedBy, userId)));
  if (rowCount === 0) throw refused(refusals.notFound);
}

/** @throws Refused `notFound` when there is none to decide on */
export async function decide(
  db: Queryable,
  { subject: collection }: Granted<'editCollection', Collection>,
  companyId: string,
  isDeclined: boolean,
): Promise<void> {
  const { rowCount } = await db
    .update(table)
    .set({ declinedAt: isDeclined ? sql`now()` : null })
    .where(
      and(
        eq(table.collectionId, collection.id),
        eq(table.companyId, companyId),
        isNull(table.acceptedAt),
      ),
    );
  if (rowCount === 0) throw refused(refusals.notFound);
}

const idsOf = (collection: Collection) => new Set(listedCompanies(collection).map(({ id }) => id));

/**
 * What a change has listed was accepted; what it took out again shortly after, as an undo does, waits
 * again.
 */
export async function settleProposals(
  db: Queryable,
  before: Collection,
  after: Collection,
): Promise<void> {
  const [had, has] = [idsOf(before), idsOf(after)];
  const settle = async (ids: readonly string[], isAccepted: boolean) => {
    if (ids.length === 0) return;
    const lately = sql`${table.acceptedAt} > now() - ${`${collectionLimits.takeBackMinutes} minutes`}::interval`;
    await db
      .update(table)
      .set({ acceptedAt: isAccepted ? sql`now()` : null, declinedAt: null })
      .where(
        and(
          eq(table.collectionId, after.id),
          inArray(table.companyId, [...ids]),
          isAccepted ? isNull(table.acceptedAt) : lately,
        ),
      );
  };
  await settle([...has.difference(had)], true);
  await settle([...had.difference(has)], false);
}
