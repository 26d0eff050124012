import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

type Work = 'moveSubmissions' | 'vote' | 'comment' | 'messageSubmitter' | 'decide';

/**
 * What somebody of the case team has opened, or worked on, is new to nobody there any more. The foundry
 * only looks where it is not on the team.
 */
export async function markOpened(
  db: Queryable,
  { subject: { opportunityId, roles } }: Granted<Work, OpportunityCaseContext>,
  ids: readonly string[],
): Promise<void> {
  if (roles.length === 0) return;
  const opened = await db
    .update(submissions)
    .set({ openedAt: sql`now()` })
    .where(and(inArray(submissions.id, [...ids]), isNull(submissions.openedAt)))
    .returning({ submissionId: submissions.id });
  await emit(
    db,
    submissionEvents['submission.opened'],
    opened.map((one) => ({ ...one, opportunityId })),
  );
}
