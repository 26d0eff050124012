import { and, eq, sql } from 'drizzle-orm';
import type { PlannedRow } from '#features/submissions/domain/import-plan.ts';
import { positionBetween } from '#features/submissions/domain/positions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import { lastPositionIn } from './board.ts';

/** Submissions that are here already, as far as an import looks at them. */
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

const recorded = (
  db: Queryable,
  { opportunityId, actorId }: { opportunityId: string; actorId: string | null },
  id: string,
  details: object,
) =>
  recordEvent(db, {
    kind: 'submission.imported',
    actorId,
    subject: 'submission',
    subjectId: id,
    opportunityId,
    details: { ...details },
  });

/** Writes what was planned for rows of a file; answers the ids of what it made and changed. */
export async function insertSubmissions(
  db: Queryable,
  where: { readonly opportunityId: string; readonly actorId: string | null },
  plan: readonly PlannedRow[],
): Promise<string[]> {
  const { opportunityId } = where;
  const ids: string[] = [];
  /** The last place that was given in a stage. */
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
      await db
        .insert(submissions)
        .values({ ...told, id, externalId, opportunityId, stage, position, source: 'import' });
      await recorded(db, where, id, {});
      ids.push(id);
    } else {
      await db
        .update(submissions)
        .set({ ...act.told, version: sql`${submissions.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(submissions.id, act.id), eq(submissions.opportunityId, opportunityId)));
      await recorded(db, where, act.id, { changed: act.changed });
      ids.push(act.id);
    }
  }
  return ids;
}
