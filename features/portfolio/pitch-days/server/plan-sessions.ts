import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import type {
  PlanningResult,
  PlanningTask,
} from '#features/portfolio/pitch-days/domain/plan-day.ts';
import type { Place } from '#features/portfolio/pitch-days/domain/schedule-problem.ts';
import { timeSlots } from '#features/portfolio/pitch-days/domain/time-slots.ts';
import type { DayRow } from './load-day.ts';
import { sharedPeople, type Plan } from './load-plan.ts';
import { scoringTask } from './scores.ts';
import { pitchDays, pitchDaySessions } from './tables.ts';

type Times = Parameters<typeof timeSlots>[0] & { readonly rooms: readonly string[] };

/** What is to be computed: opportunities and companies in the order of the plan. */
export async function planningTask(db: Queryable, day: Times, plan: Plan): Promise<PlanningTask> {
  const opportunityIds = plan.opportunities.map(({ id }) => id);
  const companyIds = plan.companies.map(({ company }) => company.id);
  const rows = new Map(opportunityIds.map((id, at) => [id, at]));
  const columns = new Map(companyIds.map((id, at) => [id, at]));
  const cellOf = (pair: { opportunityId: string; companyId: string }): number | null => {
    const [row, column] = [rows.get(pair.opportunityId), columns.get(pair.companyId)];
    return row === undefined || column === undefined ? null : row * companyIds.length + column;
  };
  const marks = (state: 'pinned' | 'forbidden') => {
    const marked = new Uint8Array(opportunityIds.length * companyIds.length);
    for (const pair of plan.pairs) {
      const cell = cellOf(pair);
      if (pair.state === state && cell !== null) marked[cell] = 1;
    }
    return marked;
  };
  const places = new Map<number, Place>();
  for (const session of plan.sessions) {
    const cell = cellOf(session);
    const { slot, room } = session;
    if (cell !== null && slot !== null && room !== null) places.set(cell, { slot, room });
  }
  const sharesPeople = sharedPeople(plan);
  return {
    ...(await scoringTask(db, opportunityIds, companyIds)),
    wanted: plan.opportunities.map(({ wanted }) => wanted),
    kept: places,
    capacity: plan.companies.map(({ capacity }) => capacity),
    forbidden: marks('forbidden'),
    pinned: marks('pinned'),
    day: {
      sharedTeams: opportunityIds.flatMap((a, row) =>
        opportunityIds.flatMap((b, other) =>
          row < other && sharesPeople(a, b) ? [[row, other] as const] : [],
        ),
      ),
      people: plan.people.map((group) => group.flatMap((id) => rows.get(id) ?? [])),
      slots: timeSlots(day).length,
      rooms: day.rooms.length,
    },
  };
}

export type Assigned = PlanningResult & { readonly assignment: { readonly kind: 'assigned' } };

/** Replaces the sessions of a day. Those that stay keep their ids. */
export async function storeSessions(
  db: Queryable,
  day: Pick<DayRow, 'id' | 'version'>,
  plan: Plan,
  { pinned }: PlanningTask,
  { assignment, scores, reasons, schedule }: Assigned,
): Promise<void> {
  const ids = new Map(
    plan.sessions.map(({ id, opportunityId, companyId }) => [`${opportunityId} ${companyId}`, id]),
  );
  const places = schedule?.kind === 'scheduled' ? schedule.places : [];
  const next = new Map(assignment.nextBest.map((one) => [`${one.row} ${one.column}`, one]));
  const companyAt = (column: number) => plan.companies[column]?.company.id;
  await db.delete(pitchDaySessions).where(eq(pitchDaySessions.pitchDayId, day.id));
  const values = assignment.pairs.flatMap(({ row, column }, at) => {
    const [opportunityId, companyId] = [plan.opportunities[row]?.id, companyAt(column)];
    if (opportunityId === undefined || companyId === undefined) return [];
    const instead = next.get(`${row} ${column}`);
    const id = ids.get(`${opportunityId} ${companyId}`);
    return [
      {
        ...(id !== undefined && { id }),
        pitchDayId: day.id,
        opportunityId,
        companyId,
        score: scores[at] ?? 0,
        slot: places[at]?.slot ?? null,
        room: places[at]?.room ?? null,
        reasons: [...(reasons[at] ?? [])],
        isPinned: pinned[row * plan.companies.length + column] === 1,
        nextCompanyId: instead === undefined ? null : (companyAt(instead.instead) ?? null),
        nextLoss: instead === undefined ? null : instead.loss / pitchDayLimits.unitsOfPoint,
        nextOthers: instead?.othersChanged ?? null,
      },
    ];
  });
  if (values.length > 0) await db.insert(pitchDaySessions).values(values);
  await db
    .update(pitchDays)
    .set({
      version: day.version + 1,
      assignedVersion: day.version + 1,
      assignedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(pitchDays.id, day.id));
}
