import { and, eq, sql } from 'drizzle-orm';
import type { PlannedRow } from '#features/cases/submissions/domain/import-plan.ts';
import { positionBetween } from '#features/cases/submissions/domain/positions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { emit } from '#core/server/events/emit.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { lastPositionIn } from './board.ts';

/** Existing submissions with the fields that an import compares. */
export const existingSubmissions = (db: Queryable, opportunityId: string) =>
  db
    .select({
      id: submissions.id,
      externalId: submissions.externalId,
      companyName: submissions.companyName,
      contactName: submissions.contactName,
      contactEmail: submissions.contactEmail,
      title: submissions.title,
      pitch: submissions.pitch,
      answers: submissions.answers,
      withdrawnAt: submissions.withdrawnAt,
      isActive: submissions.isActive,
    })
    .from(submissions)
    .where(eq(submissions.opportunityId, opportunityId));

/** Writes planned rows and returns the ids of the inserted and updated submissions. */
export async function insertSubmissions(
  db: Queryable,
  where: { readonly opportunityId: string; readonly actorId: string | null },
  plan: readonly PlannedRow[],
): Promise<string[]> {
  const { opportunityId } = where;
  const imported: { submissionId: string; changed?: string[] }[] = [];
  const created: (typeof submissions.$inferInsert)[] = [];
  /** The last position assigned per stage. */
  const last = new Map<string, number>();
  for (const act of plan) {
    if (act.act === 'create') {
      const { externalId, stage, told } = act;
      const id = newId();
      const before = last.get(stage);
      const position =
        before === undefined
          ? await lastPositionIn(db, opportunityId, stage)
          : (positionBetween(before, null) ?? before);
      last.set(stage, position);
      created.push({ ...told, id, externalId, opportunityId, stage, position, source: 'import' });
      imported.push({ submissionId: id });
    } else {
      await db
        .update(submissions)
        .set({ ...act.told, version: sql`${submissions.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(submissions.id, act.id), eq(submissions.opportunityId, opportunityId)));
      imported.push({ submissionId: act.id, changed: [...act.changed] });
    }
  }
  if (created.length > 0) await db.insert(submissions).values(created);
  await emit(
    db,
    submissionEvents['submission.imported'],
    imported.map((one) => ({ ...where, ...one })),
  );
  return imported.map(({ submissionId }) => submissionId);
}
