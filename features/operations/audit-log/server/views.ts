import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import type { AuditView } from '#features/operations/audit-log/domain/endpoints.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditRefusals } from '#features/operations/audit-log/domain/refusals.ts';
import { auditViews } from './tables.ts';

const { id, name, filter, userId: ownerId } = auditViews;

/** Everybody's own views, and nobody else's. */
export const viewStore = {
  own: (db: Queryable, userId: string): Promise<AuditView[]> =>
    db
      .select({ id, name, filter })
      .from(auditViews)
      .where(eq(ownerId, userId))
      .orderBy(asc(sql`lower(${name})`)),

  async save(db: Queryable, userId: string, view: Omit<AuditView, 'id'>): Promise<AuditView> {
    // One after the other: two at once must not both find room.
    await lockRow(db, users, userId);
    const [held] = await db
      .select({ views: count() })
      .from(auditViews)
      .where(and(eq(ownerId, userId), ne(name, view.name)));
    const { viewsMost: most } = auditLimits;
    if ((held?.views ?? 0) >= most) throw refused(auditRefusals['audit.tooManyViews'], { most });
    const [saved] = await db
      .insert(auditViews)
      .values({ ...view, userId })
      .onConflictDoUpdate({ target: [ownerId, name], set: { filter: view.filter } })
      .returning({ id, name, filter });
    if (!saved) throw new Error('Nothing was inserted.');
    return saved;
  },

  async remove(db: Queryable, userId: string, viewId: string): Promise<void> {
    const removed = await db
      .delete(auditViews)
      .where(and(eq(ownerId, userId), eq(id, viewId)))
      .returning({ id });
    if (removed.length === 0) throw refused(refusals.notFound);
  },
};
