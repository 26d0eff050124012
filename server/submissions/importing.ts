import { and, eq, sql } from 'drizzle-orm';
import { planOf, type Planned } from '#domain/submissions/import-plan.ts';
import type { ImportReport } from '#domain/submissions/drafting.ts';
import { positionBetween } from '#domain/submissions/places.ts';
import { stagesOf } from '#domain/submissions/stages.ts';
import type { CaseOfOpportunity } from '#server/gate/case-of.ts';
import type { Granted } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import { waitForTurn } from '#server/gate/turns.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { newId } from '#server/tables/columns.ts';
import { submissions } from '#server/tables/submissions.ts';
import { lastPlace } from './drafting.ts';

type MayAdd = Granted<'addSubmission', CaseOfOpportunity>;

const knownOf = (db: Queryable, opportunityId: string) =>
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

const recorded = (db: Queryable, { userId, subject }: MayAdd, id: string, details: object) =>
  record(db, {
    kind: 'submission.imported',
    actorId: userId,
    subject: 'submission',
    subjectId: id,
    opportunityId: subject.opportunityId,
    details: { ...details },
  });

async function carryOut(db: Queryable, granted: MayAdd, plan: readonly Planned[]): Promise<void> {
  const { opportunityId } = granted.subject;
  /** The last place that was given in a stage. */
  const last = new Map<string, number>();
  for (const act of plan) {
    if (act.act === 'create') {
      const { externalId, stage, told } = act;
      const id = newId();
      const before = last.get(stage);
      const position =
        before === undefined
          ? await lastPlace(db, opportunityId, stage)
          : (positionBetween(before, null) ?? before);
      last.set(stage, position);
      await db
        .insert(submissions)
        .values({ ...told, id, externalId, opportunityId, stage, position, source: 'import' });
      await recorded(db, granted, id, {});
    } else {
      await db
        .update(submissions)
        .set({ ...act.told, version: sql`${submissions.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(submissions.id, act.id), eq(submissions.opportunityId, opportunityId)));
      await recorded(db, granted, act.id, { changed: act.changed });
    }
  }
}

/** Takes in rows of a file, as far as each can be: what cannot is answered with the reason. */
export async function importSubmissions(
  db: Queryable,
  granted: MayAdd,
  rows: readonly unknown[],
  dryRun: boolean,
): Promise<ImportReport> {
  const { opportunityId, igniteConfig } = granted.subject;
  await waitForTurn(db, opportunityId);
  const plan = planOf(rows, await knownOf(db, opportunityId), stagesOf(igniteConfig));
  if (!dryRun) await carryOut(db, granted, plan.planned);
  return plan.report;
}
