import { and, eq, max } from 'drizzle-orm';
import { positionBetween } from '#features/cases/submissions/domain/positions.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/**
 * Serializes writers of an opportunity's board and senders of its decisions until they commit. So no
 * two submissions get the same position, and no decision is sent twice.
 */
export const lockBoard = (db: Queryable, opportunityId: string): Promise<void> =>
  lockRow(db, opportunities, opportunityId);

/** The last position in a stage. */
export async function lastPositionIn(
  db: Queryable,
  opportunityId: string,
  stage: string,
): Promise<number> {
  const [row] = await db
    .select({ last: max(submissions.position) })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, opportunityId),
        eq(submissions.stage, stage),
        submissions.isActive,
      ),
    );
  return positionBetween(row?.last ?? null, null) ?? 0;
}
