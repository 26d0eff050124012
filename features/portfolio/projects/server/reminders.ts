import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { isOfActiveCorporation } from '#core/server/authorization/relations-sql.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Database } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { decisionDue, updateOverdue } from './events.ts';
import { pilotCharters, projectUpdates } from './part-tables.ts';
import { projects } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 200;

const isActiveUser = (id: ReturnType<typeof sql>) =>
  sql`exists (select from ${users} who where who.id = ${id} and who.is_active)`;

/** A project without an update counts from its creation. */
const lastReport = sql<string>`coalesce((
  select max(${projectUpdates.createdAt}) from ${projectUpdates}
  where ${projectUpdates.projectId} = ${projects.id} and ${projectUpdates.isActive}),
  ${projects.createdAt})`;

/** Tells owners of active projects that an update is overdue. Returns how many were told. */
async function remindOfUpdates(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    // Locked and skipped by another node, so that nobody is told twice.
    const due = await tx
      .select({
        id: projects.id,
        name: projects.name,
        ownerId: projects.ownerId,
        lastReport: sql<number>`extract(epoch from ${lastReport})::float8 * 1000`,
      })
      .from(projects)
      .where(
        and(
          eq(projects.isActive, true),
          isOfActiveCorporation(sql`${projects.corporationId}`),
          ne(projects.phase, 'Closed'),
          isNotNull(projects.ownerId),
          isActiveUser(sql`${projects.ownerId}`),
          sql`${lastReport} <= ${before(projectLimits.updateOverdueMs)}`,
          or(
            isNull(projects.remindedAt),
            sql`${projects.remindedAt} <= ${before(projectLimits.updateReminderMs)}`,
          ),
        ),
      )
      .orderBy(projects.id)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, name, ownerId, lastReport: last } of due) {
      await tx.update(projects).set({ remindedAt: now.toISOString() }).where(eq(projects.id, id));
      const days = Math.floor((now.getTime() - last) / dayMs);
      await emit(tx, updateOverdue, { projectId: id, name, ownerId: ownerId ?? '', days });
    }
    return due.length;
  });
}

/** Tells the owners of pilots that the decision date has come, once for each date. */
async function remindOfDecisions(db: Database, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        projectId: projects.id,
        name: projects.name,
        ownerId: projects.ownerId,
        charterOwnerId: pilotCharters.ownerId,
        decisionDate: pilotCharters.decisionDate,
      })
      .from(pilotCharters)
      .innerJoin(projects, eq(projects.id, pilotCharters.projectId))
      .where(
        and(
          eq(projects.isActive, true),
          isOfActiveCorporation(sql`${projects.corporationId}`),
          eq(projects.phase, 'Pilot'),
          isNull(pilotCharters.outcome),
          lte(pilotCharters.decisionDate, today),
          sql`${pilotCharters.notifiedFor} is distinct from ${pilotCharters.decisionDate}`,
        ),
      )
      .orderBy(projects.id)
      .limit(batchSize)
      .for('update', { of: pilotCharters, skipLocked: true });
    for (const { projectId, name, ownerId, charterOwnerId, decisionDate } of due) {
      await tx
        .update(pilotCharters)
        .set({ notifiedFor: decisionDate })
        .where(eq(pilotCharters.projectId, projectId));
      const userIds = [ownerId, charterOwnerId].filter((id) => id !== null);
      await emit(tx, decisionDue, { projectId, name, decisionDate, userIds });
    }
    return due.length;
  });
}

/** Sends what is due, in batches. Returns how many projects their owners were reminded of. */
export async function runReminders(db: Database, now: Date): Promise<number> {
  let count = 0;
  for (const remind of [remindOfUpdates, remindOfDecisions]) {
    for (let batch = batchSize; batch === batchSize;) {
      batch = await remind(db, now);
      count += batch;
    }
  }
  return count;
}
