import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import {
  positionStep,
  positionBetween,
  positionsAfter,
} from '#features/cases/submissions/domain/positions.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { lockBoard } from '#features/cases/submissions/server/shared/board.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissions } from './tables.ts';

type MayMove<Subject extends OpportunityCaseContext = OpportunityCaseContext> = Granted<
  'moveSubmissions',
  Subject
>;

interface Destination {
  readonly stage: string;
  readonly reason: string | null;
}

interface Place extends Destination {
  /** Place it before this one; at the end if null or no longer in that stage. */
  readonly before: string | null;
}

/** The fields that decide whether a submission may be moved. */
export interface Movable {
  readonly id: string;
  readonly stage: string;
  readonly stageSince: string;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly contactEmail: string | null;
  readonly version: number;
  readonly withdrawnAt: string | null;
}

const { position, id } = submissions;

const inStage = ({ subject }: MayMove, stage: string): SQL | undefined =>
  and(
    eq(submissions.opportunityId, subject.opportunityId),
    eq(submissions.stage, stage),
    submissions.isActive,
  );

/**
 * Serializes moves on an opportunity, so that concurrent moves never get the same position, and what
 * was read under the lock still holds at the write. Inserts that only reference the opportunity, such
 * as a new submission, do not wait.
 */
export async function lockSubmissions(
  db: Queryable,
  { subject: { opportunityId } }: MayMove,
  ids: readonly string[],
): Promise<Movable[]> {
  await lockBoard(db, opportunityId);
  return db
    .select({
      id,
      stage: submissions.stage,
      stageSince: submissions.stageSince,
      reason: submissions.reason,
      contactEmail: submissions.contactEmail,
      version: submissions.version,
      withdrawnAt: submissions.withdrawnAt,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, opportunityId),
        submissions.isActive,
        inArray(id, [...ids]),
      ),
    )
    .orderBy(asc(id))
    .for('no key update');
}

/** The last position in a stage, ignoring the submissions that are about to move. */
async function lastPositionIn(db: Queryable, granted: MayMove, stage: string, but: SQL) {
  const [last] = await db
    .select({ position })
    .from(submissions)
    .where(and(inStage(granted, stage), but))
    .orderBy(desc(position), desc(id))
    .limit(1);
  return last?.position ?? null;
}

/** A position between two neighbours, each read from the index; null when the gap is exhausted. */
async function placeBetween(
  db: Queryable,
  granted: MayMove<SubmissionCaseContext>,
  { stage, before }: Place,
): Promise<number | null> {
  const others = ne(id, granted.subject.submissionId);
  const [next] =
    before === null
      ? []
      : await db
          .select({ position })
          .from(submissions)
          .where(and(inStage(granted, stage), eq(id, before), others));
  if (!next) return positionBetween(await lastPositionIn(db, granted, stage, others), null);
  const inFront = sql`(${position}, ${id}) < (${next.position}::float8, ${before}::uuid)`;
  const previous = await lastPositionIn(db, granted, stage, sql`${others} and ${inFront}`);
  return positionBetween(previous, next.position);
}

/** Renumbers all submissions of a stage to restore the gaps. */
async function renumber(db: Queryable, granted: MayMove, stage: string): Promise<void> {
  const numbered = db
    .select({
      numberedId: sql<string>`${id}`.as('numbered_id'),
      place: sql<number>`row_number() over (order by ${position}, ${id})`.as('place'),
    })
    .from(submissions)
    .where(inStage(granted, stage))
    .as('numbered');
  await db
    .update(submissions)
    .set({ position: sql`${numbered.place} * ${positionStep}::float8` })
    .from(numbered)
    .where(eq(id, numbered.numberedId));
}

const moved = ({ stage, reason }: Destination) => ({
  stage,
  reason,
  // A move within the stage does not restart its time there.
  stageSince: sql`case when ${submissions.stage} = ${stage} then ${submissions.stageSince} else now() end`,
  version: sql`${submissions.version} + 1`,
  updatedAt: sql`now()`,
});

/** Moves a submission. The caller holds the lock (`lockSubmissions`). */
export async function moveSubmission(
  db: Queryable,
  granted: MayMove<SubmissionCaseContext>,
  place: Place,
): Promise<void> {
  let position = await placeBetween(db, granted, place);
  if (position === null) {
    await renumber(db, granted, place.stage);
    position = await placeBetween(db, granted, place);
  }
  await db
    .update(submissions)
    .set({ ...moved(place), position: position ?? 0 })
    .where(eq(id, granted.subject.submissionId));
}

/** Moves submissions to the end of a stage, in order. The caller holds the lock (`lockSubmissions`). */
export async function moveToEnd(
  db: Queryable,
  granted: MayMove,
  ids: readonly string[],
  destination: Destination,
): Promise<void> {
  const movable = sql.param([...ids]);
  const others = sql`${id} <> all(${movable}::uuid[])`;
  const last = await lastPositionIn(db, granted, destination.stage, others);
  const positions = sql.param(positionsAfter(last, ids.length));
  await db
    .update(submissions)
    .set({ ...moved(destination), position: sql`place.position` })
    .from(sql`unnest(${movable}::uuid[], ${positions}::float8[]) as place(id, position)`)
    .where(sql`${id} = place.id`);
}
