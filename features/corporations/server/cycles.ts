import { desc, eq, sql } from 'drizzle-orm';
import type { Cycle, CycleDraft } from '#features/corporations/domain/cycle.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { cycles } from '#core/server/tables/corporations.ts';

const columns = {
  id: cycles.id,
  corporationId: cycles.corporationId,
  name: cycles.name,
  startDate: cycles.startDate,
  endDate: cycles.endDate,
};

/** Newest first; those without an end, such as the one of imported rows, last. */
export const cyclesOf = (db: Queryable, corporationId: string): Promise<Cycle[]> =>
  db
    .select(columns)
    .from(cycles)
    .where(eq(cycles.corporationId, corporationId))
    .orderBy(sql`${cycles.endDate} desc nulls last`, desc(cycles.id));

/** Null when the corporation already has a cycle of that name. */
export async function createCycle(
  db: Queryable,
  { subject }: Granted<'openCycle'>,
  draft: CycleDraft,
): Promise<Cycle | null> {
  const [opened] = await db
    .insert(cycles)
    .values({ ...draft, corporationId: subject.id })
    .onConflictDoNothing({ target: [cycles.corporationId, cycles.name] })
    .returning(columns);
  return opened ?? null;
}
