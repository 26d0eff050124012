import { inArray } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { clashesAt, type ClashNames } from '#features/portfolio/pitch-days/domain/clash.ts';
import type {
  PitchDay,
  PitchDayPage,
  Session,
} from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { timeSlots } from '#features/portfolio/pitch-days/domain/time-slots.ts';
import { corporationOf, loadDay, type DayRow } from './load-day.ts';
import { loadPlan, sharedPeople, type Plan } from './load-plan.ts';

export const summaryOf = (
  viewer: Viewer,
  day: DayRow,
  counts: Pick<PitchDay, 'opportunityCount' | 'companyCount' | 'sessionCount'>,
): PitchDay => ({
  id: day.id,
  name: day.name,
  date: day.date,
  timeZone: day.timeZone,
  ...counts,
  startsAt: day.startsAt,
  endsAt: day.endsAt,
  assignedAt: day.assignedAt,
  corporation: { id: day.corporationId, name: day.corporationName },
  mayEdit: may(viewer, 'planPitchDay', corporationOf(day)),
});

/** Names for sentences: those of opportunities that the viewer sees, and of companies. */
export function clashNames(plan: Plan): ClashNames {
  const seen = new Map(
    plan.opportunities.flatMap(({ id, name, isVisible }) => (isVisible ? [[id, name]] : [])),
  );
  const named = new Map(plan.companies.map(({ company }) => [company.id, company.name]));
  return {
    opportunity: (id) => seen.get(id) ?? null,
    company: (id) => named.get(id) ?? 'A company',
    sharesPeople: sharedPeople(plan),
  };
}

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function sessionsOf(
  db: Queryable,
  plan: Plan,
  isVisible: (opportunityId: string) => boolean,
): Promise<Session[]> {
  const names = clashNames(plan);
  const visible = plan.sessions.filter(({ opportunityId }) => isVisible(opportunityId));
  const others = await namesOf(
    db,
    visible.flatMap(({ nextCompanyId }) => nextCompanyId ?? []),
  );
  return visible.map((session) => {
    const { id, opportunityId, companyId, slot, room, score, reasons, isPinned } = session;
    const { nextCompanyId, nextLoss, nextOthers } = session;
    return {
      id,
      opportunityId,
      companyId,
      slot,
      room,
      score,
      reasons,
      isPinned,
      nextBest:
        nextCompanyId === null || nextLoss === null
          ? null
          : {
              companyId: nextCompanyId,
              companyName: others.get(nextCompanyId) ?? '',
              loss: nextLoss,
              othersChanged: nextOthers ?? 0,
            },
      clashes:
        slot === null || room === null
          ? []
          : clashesAt(session, { slot, room }, plan.sessions, names),
    };
  });
}

/** A day as this viewer reads it: opportunities that they do not see leave no trace. */
async function pageOfDay(db: Queryable, viewer: Viewer, day: DayRow): Promise<PitchDayPage> {
  const plan = await loadPlan(db, viewer, day.id);
  const visible = plan.opportunities.filter((one) => one.isVisible);
  const visibleIds = new Set(visible.map(({ id }) => id));
  const sharesPeople = sharedPeople(plan);
  const sessions = await sessionsOf(db, plan, (id) => visibleIds.has(id));
  const opportunityCount = visible.length;
  return {
    ...summaryOf(viewer, day, {
      opportunityCount,
      companyCount: plan.companies.length,
      sessionCount: sessions.length,
    }),
    place: day.place,
    slotMinutes: day.slotMinutes,
    breaks: day.breaks,
    rooms: day.rooms,
    slots: timeSlots(day),
    opportunities: visible.map(({ id, name, wanted }) => ({
      id,
      name,
      wanted,
      sharesPeopleWith: [...visibleIds].filter((other) => sharesPeople(id, other)),
    })),
    companies: plan.companies,
    pairs: plan.pairs
      .filter(({ opportunityId }) => visibleIds.has(opportunityId))
      .map(({ opportunityId, companyId, state, reason }) => ({
        opportunityId,
        companyId,
        state,
        reason,
      })),
    sessions,
    isOutdated: day.assignedVersion !== null && day.assignedVersion !== day.version,
    version: day.version,
  };
}

export const loadPage = async (db: Queryable, viewer: Viewer, id: string): Promise<PitchDayPage> =>
  pageOfDay(db, viewer, await loadDay(db, viewer, id));
