import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { freshPositions, positionBetween } from '#domain/submissions/places.ts';
import type { CaseOfSubmission } from '#server/gate/case-of.ts';
import type { Granted } from '#server/gate/grant.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { opportunities } from '#server/tables/opportunities.ts';
import { submissions } from '#server/tables/submissions.ts';

type MayMove = Granted<'moveSubmissions', CaseOfSubmission>;

interface Destination {
  readonly stage: string;
  /** Stand before this one; null, or one that is not in that stage any more: at the end. */
  readonly before: string | null;
  readonly reason: string | null;
}

interface Placed {
  readonly id: string;
  readonly position: number;
}

/** The others in a stage, in their order. */
const othersIn = (db: Queryable, { subject }: MayMove, stage: string): Promise<Placed[]> =>
  db
    .select({ id: submissions.id, position: submissions.position })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, subject.opportunityId),
        eq(submissions.stage, stage),
        submissions.isActive,
        ne(submissions.id, subject.submissionId),
      ),
    )
    .orderBy(asc(submissions.position), asc(submissions.id));

function positionAmong(others: readonly Placed[], before: string | null): number | null {
  const index = others.findIndex(({ id }) => id === before);
  if (index === -1) return positionBetween(others.at(-1)?.position ?? null, null);
  return positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null);
}

async function renumber(db: Queryable, others: readonly Placed[]): Promise<Placed[]> {
  const positions = freshPositions(others.length);
  const fresh = others.map(({ id }, index) => ({ id, position: positions[index] ?? 0 }));
  for (const { id, position } of fresh) {
    await db.update(submissions).set({ position }).where(eq(submissions.id, id));
  }
  return fresh;
}

/**
 * Puts a submission in its new place. Moves on one opportunity take turns, so that two people who
 * move at once never get the same place.
 */
export async function moveSubmission(
  db: Queryable,
  granted: MayMove,
  { stage, before, reason }: Destination,
): Promise<void> {
  const { submissionId, opportunityId } = granted.subject;
  await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId))
    .for('update');
  const others = await othersIn(db, granted, stage);
  const position =
    positionAmong(others, before) ?? positionAmong(await renumber(db, others), before) ?? 0;
  await db
    .update(submissions)
    .set({
      stage,
      position,
      reason,
      // A new place in the same stage does not set its clock back.
      stageSince: sql`case when ${submissions.stage} = ${stage} then ${submissions.stageSince} else now() end`,
      version: sql`${submissions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(submissions.id, submissionId));
}
