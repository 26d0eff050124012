import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { nextAlertAt } from '#features/directory/saved-searches/domain/alert-time.ts';
import { emit } from '#core/server/events/emit.ts';
import { savedSearchFound } from './events.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { findNewResults, type FindCompanies, type NewResults } from './new-results.ts';

export interface AlertParts {
  readonly db: Database;
  readonly find: FindCompanies;
  readonly log: Log;
}

export interface AlertRun {
  readonly now: Date;
  /** Also searches that are not due yet. */
  readonly all?: boolean;
  /** Only this person's. */
  readonly userId?: string;
}

/** Excludes deactivated owners and deleted searches. */
const dueIn = ({ now, all = false, userId }: AlertRun) =>
  and(
    userId === undefined ? undefined : eq(savedSearches.userId, userId),
    isNull(savedSearches.deletedAt),
    ne(savedSearches.frequency, 'off'),
    users.isActive,
    all ? undefined : lte(savedSearches.nextAlertAt, now.toISOString()),
  );

const pageSize = 200;
const namesShown = 3;

const dueSearch = (db: Queryable, id: string, round: AlertRun) =>
  db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      filters: savedSearches.filters,
      frequency: savedSearches.frequency,
      timeZone: savedSearches.timeZone,
      isKnownWhole: savedSearches.isKnownWhole,
      seenAt: savedSearches.seenAt,
      toldAt: savedSearches.toldAt,
      toldBefore: sql<number>`cardinality(${savedSearches.toldIds})`,
      userId: users.id,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(savedSearches.id, id), dueIn(round)));

type DueSearch = Awaited<ReturnType<typeof dueSearch>>[number];

/** Locks a due search until the end of the transaction. False: it is not due, or no longer like this. */
async function lockUnchanged(db: Queryable, search: DueSearch, round: AlertRun): Promise<boolean> {
  const [locked] = await dueSearch(db, search.id, round).for('update', {
    of: savedSearches,
    skipLocked: true,
  });
  return locked !== undefined && isDeepStrictEqual(locked, search);
}

/** Replaces the unread notification, and therefore includes its count. */
const notifyOwner = (db: Queryable, search: DueSearch, { ids, newest }: NewResults) =>
  emit(db, savedSearchFound, {
    savedSearchId: search.id,
    userId: search.userId,
    name: search.name,
    query: search.query,
    filters: search.filters,
    frequency: search.frequency,
    count: ids.length + search.toldBefore,
    newest: newest.slice(0, namesShown).map(({ name }) => name),
    companies: newest,
  });

/** Checks one search, and then notifies its owner in one transaction. What changed meanwhile stays due. */
async function checkSearch(parts: AlertParts, id: string, round: AlertRun): Promise<boolean> {
  const [search] = await dueSearch(parts.db, id, round);
  if (search === undefined) return false;
  const { isKnownWhole, seenAt, toldAt } = search;
  const since = isKnownWhole || seenAt > toldAt ? seenAt : toldAt;
  const news = await findNewResults(parts.db, parts.find, { ...search, since }, true);
  const next = nextAlertAt(search.frequency, search.timeZone, round.now);
  const isNew = news.ids.length > 0;
  return parts.db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, search, round))) return false;
    await tx
      .update(savedSearches)
      .set({
        nextAlertAt: next?.toISOString() ?? null,
        ...(isNew && { toldAt: round.now.toISOString() }),
        ...(isNew &&
          isKnownWhole && { toldIds: sql`${savedSearches.toldIds} || ${uuidArray(news.ids)}` }),
      })
      .where(eq(savedSearches.id, id));
    if (isNew) await notifyOwner(tx, search, news);
    return isNew;
  });
}

/**
 * Checks every due search and notifies the owners of new results; returns how many were notified.
 * Safe on several nodes at once and after interruptions: the due time is in the search's row, and
 * advances in the transaction that notifies.
 */
export async function runAlerts(parts: AlertParts, round: AlertRun): Promise<number> {
  const { db, log } = parts;
  const forgotten = new Date(
    round.now.getTime() - savedSearchLimits.deletedSearchKeptMs,
  ).toISOString();
  await db.delete(savedSearches).where(lt(savedSearches.deletedAt, forgotten));
  let alerts = 0;
  let after: string | null = null;
  for (;;) {
    const due: { id: string }[] = await db
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .where(and(dueIn(round), after === null ? undefined : gt(savedSearches.id, after)))
      .orderBy(asc(savedSearches.id))
      .limit(pageSize);
    for (const { id } of due) {
      after = id;
      // A search that fails must not block the others; it stays due.
      const isTold = await checkSearch(parts, id, round).catch((error: unknown) => {
        log.warn({ err: error, search: id }, 'A saved search could not be looked at.');
        return false;
      });
      if (isTold) alerts += 1;
    }
    if (due.length < pageSize) return alerts;
  }
}
