import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Cycle, CycleDraft } from '#features/cases/corporations/domain/cycle.ts';
import { withDaysLeft } from '#core/domain/days-left.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { timeZoneOf } from '#core/server/time-zone-of.ts';

const columns = {
  id: cycles.id,
  corporationId: cycles.corporationId,
  name: cycles.name,
  startDate: cycles.startDate,
  endDate: cycles.endDate,
  milestones: cycles.milestones,
  timeZone: timeZoneOf(cycles.corporationId),
};

const asCycle = (row: Omit<Cycle, 'daysLeft'>): Cycle => withDaysLeft(row, row.endDate);

const inOrder = (draft: CycleDraft): CycleDraft => ({
  ...draft,
  milestones: draft.milestones.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
});

/** Newest first; those without an end, such as the one of imported rows, last. */
export async function cyclesOf(db: Queryable, corporationId: string): Promise<Cycle[]> {
  const rows = await db
    .select(columns)
    .from(cycles)
    .where(eq(cycles.corporationId, corporationId))
    .orderBy(sql`${cycles.endDate} desc nulls last`, desc(cycles.id));
  return rows.map(asCycle);
}

/** Null when the corporation already has a cycle of that name. */
export async function createCycle(
  db: Queryable,
  { subject }: Granted<'openCycle'>,
  draft: CycleDraft,
): Promise<Cycle | null> {
  const [opened] = await db
    .insert(cycles)
    .values({ ...inOrder(draft), corporationId: subject.id })
    .onConflictDoNothing({ target: [cycles.corporationId, cycles.name] })
    .returning(columns);
  return opened ? asCycle(opened) : null;
}

const one = ({ subject }: Granted<'openCycle'>, id: string) =>
  and(eq(cycles.id, id), eq(cycles.corporationId, subject.id));

/** One cycle of the corporation, locked until the transaction ends; null: there is none. */
export async function lockCycle(
  db: Queryable,
  granted: Granted<'openCycle'>,
  id: string,
): Promise<Cycle | null> {
  const [row] = await db.select(columns).from(cycles).where(one(granted, id)).for('update');
  return row ? asCycle(row) : null;
}

/** Null when another cycle of the corporation has that name. */
export async function changeCycle(
  db: Queryable,
  granted: Granted<'openCycle'>,
  id: string,
  draft: CycleDraft,
): Promise<Cycle | null> {
  const { subject } = granted;
  const same = await db
    .select({ id: cycles.id })
    .from(cycles)
    .where(
      and(eq(cycles.corporationId, subject.id), eq(cycles.name, draft.name), ne(cycles.id, id)),
    );
  if (same.length > 0) return null;
  const [changed] = await db
    .update(cycles)
    .set(inOrder(draft))
    .where(one(granted, id))
    .returning(columns);
  return changed ? asCycle(changed) : null;
}

/** Opportunities of a cycle, removed ones too: they can be restored. */
export async function countOpportunities(db: Queryable, cycleId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(opportunities)
    .where(eq(opportunities.cycleId, cycleId));
  return row?.number ?? 0;
}

export const deleteCycle = async (
  db: Queryable,
  granted: Granted<'openCycle'>,
  id: string,
): Promise<void> => {
  await db.delete(cycles).where(one(granted, id));
};
