import { and, asc, count, eq, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { userName } from '#core/server/tables/user-name.ts';
import { users } from '#core/server/tables/users.ts';
import { viewLimits } from '#features/cases/views/domain/limits.ts';
import { viewRefusals } from '#features/cases/views/domain/refusals.ts';
import type { ViewSearch } from '#features/cases/views/domain/saved-view.ts';
import type { Place } from './place.ts';
import { savedViews } from './tables.ts';

const columns = {
  id: savedViews.id,
  screen: savedViews.screen,
  opportunityId: savedViews.opportunityId,
  corporationId: savedViews.corporationId,
  ownerId: savedViews.ownerId,
  ownerName: userName,
  name: savedViews.name,
  search: savedViews.search,
  isShared: savedViews.isShared,
  version: savedViews.version,
  updatedAt: savedViews.updatedAt,
};

export interface ViewContent {
  readonly name: string;
  readonly search: ViewSearch;
  readonly isShared: boolean;
}

export interface ViewRow extends ViewContent, Place {
  readonly id: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly version: number;
  readonly updatedAt: string;
}

const rowsWhere = (db: Queryable, condition: SQL | undefined): Promise<ViewRow[]> =>
  db
    .select(columns)
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.ownerId))
    .where(condition)
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));

const isIn = ({ screen, opportunityId, corporationId }: Place) =>
  and(
    eq(savedViews.screen, screen),
    opportunityId === null
      ? isNull(savedViews.opportunityId)
      : eq(savedViews.opportunityId, opportunityId),
    corporationId === null
      ? isNull(savedViews.corporationId)
      : eq(savedViews.corporationId, corporationId),
    isNull(savedViews.deletedAt),
  );

const isPrivateOf = (userId: string) =>
  and(eq(savedViews.ownerId, userId), eq(savedViews.isShared, false));

/** What a viewer sees in a place; null: who has no user record, such as an API key. */
const isVisibleTo = (userId: string | null) =>
  userId === null
    ? eq(savedViews.isShared, true)
    : or(eq(savedViews.isShared, true), isPrivateOf(userId));

const restorableSince = () => new Date(Date.now() - day).toISOString();

interface Candidate {
  readonly ownerId: string;
  readonly name: string;
  readonly isShared: boolean;
  /** Itself, when it is there already. */
  readonly exceptId?: string;
}

export const viewStore = {
  list: (db: Queryable, place: Place, userId: string | null): Promise<ViewRow[]> =>
    rowsWhere(db, and(isIn(place), isVisibleTo(userId))),

  /** Locked against other changes; null where there is none that the viewer may know of. */
  async findForUpdate(
    db: Queryable,
    userId: string,
    id: string,
    isDeleted = false,
  ): Promise<ViewRow | null> {
    const isThere = isDeleted
      ? gte(savedViews.deletedAt, restorableSince())
      : isNull(savedViews.deletedAt);
    const condition = and(eq(savedViews.id, id), isThere, isVisibleTo(userId));
    await db.select({ id: savedViews.id }).from(savedViews).where(condition).for('update');
    const [row] = await rowsWhere(db, condition);
    return row ?? null;
  },

  /**
   * One at a time in a place, so that two do not pass the limit, or get one name, together.
   * @throws Refused `savedView.nameTaken`, `savedView.tooMany…`
   */
  async assertRoom(
    db: Queryable,
    place: Place,
    { ownerId, name, isShared, exceptId }: Candidate,
  ): Promise<void> {
    const { screen, opportunityId, corporationId } = place;
    const whose = isShared ? 'shared' : ownerId;
    await lockUntilCommit(
      db,
      'savedViews',
      `${screen} ${opportunityId ?? corporationId ?? ''} ${whose}`,
    );
    const beside = and(
      isIn(place),
      isShared ? eq(savedViews.isShared, true) : isPrivateOf(ownerId),
      exceptId === undefined ? undefined : ne(savedViews.id, exceptId),
    );
    const [there] = await db
      .select({
        all: count(),
        namesakes: sql<number>`count(*) filter (where lower(${savedViews.name}) = lower(${name}))::int`,
      })
      .from(savedViews)
      .where(beside);
    if ((there?.namesakes ?? 0) > 0) throw refused(viewRefusals['savedView.nameTaken'], { name });
    const { viewsMost: most } = viewLimits;
    if ((there?.all ?? 0) < most) return;
    throw refused(viewRefusals[isShared ? 'savedView.tooManyShared' : 'savedView.tooMany'], {
      most,
    });
  },

  async add(db: Queryable, place: Place, ownerId: string, content: ViewContent): Promise<string> {
    const id = newId();
    const { screen, opportunityId, corporationId } = place;
    const { name, search, isShared } = content;
    await db
      .insert(savedViews)
      .values({ id, screen, opportunityId, corporationId, ownerId, name, search, isShared });
    return id;
  },

  change: (db: Queryable, id: string, change: Partial<ViewContent>) =>
    db
      .update(savedViews)
      .set({ ...change, version: sql`${savedViews.version} + 1`, updatedAt: sql`now()` })
      .where(eq(savedViews.id, id)),

  mark: (db: Queryable, id: string, deletedAt: string | null) =>
    db.update(savedViews).set({ deletedAt }).where(eq(savedViews.id, id)),

  /** What is not restored any more. */
  sweep: async (db: Queryable): Promise<void> =>
    void (await db.delete(savedViews).where(lt(savedViews.deletedAt, restorableSince()))),

  deletePrivateOf: (db: Queryable, userId: string) =>
    db.delete(savedViews).where(isPrivateOf(userId)),
};
