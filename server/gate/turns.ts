import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/open.ts';
import { opportunities } from '#server/tables/opportunities.ts';

/**
 * Whoever gives places on an opportunity's board, or sends its decisions, waits for their turn: until
 * the one before has committed. So no two get the same place, and nothing is sent twice.
 */
export async function waitForTurn(db: Queryable, opportunityId: string): Promise<void> {
  await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId))
    .for('no key update');
}
