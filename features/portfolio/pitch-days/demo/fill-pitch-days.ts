import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { demoStep } from '#core/server/demo/fill-context.ts';
import { newId } from '#core/server/tables/columns.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { planDay } from '#features/portfolio/pitch-days/domain/plan-day.ts';
import { teamsOf, type Plan } from '#features/portfolio/pitch-days/server/load-plan.ts';
import {
  planningTask,
  storeSessions,
} from '#features/portfolio/pitch-days/server/plan-sessions.ts';
import {
  pitchDayCompanies,
  pitchDayOpportunities,
  pitchDayPairs,
  pitchDays,
} from '#features/portfolio/pitch-days/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

const organiser = 'owner@skf.example';
const opportunityCount = 5;
const companyCount = 14;
const needs = [4, 3, 3, 2, 3];

/** From these stages companies are asked to present. */
const listedStages = ['Shortlist', 'Pitch', 'Selected'];

/** Companies that were shortlisted for these opportunities, those with the most submissions first. */
async function submitted(db: Queryable, opportunityIds: readonly string[]) {
  return db
    .select({ company: cardColumns })
    .from(companies)
    .innerJoin(submissions, eq(submissions.companyId, companies.id))
    .where(
      and(
        inArray(submissions.opportunityId, [...opportunityIds]),
        submissions.isActive,
        isNotNull(submissions.companyId),
        inArray(submissions.stage, listedStages),
      ),
    )
    .groupBy(companies.id)
    .orderBy(sql`count(*) desc`, companies.name)
    .limit(companyCount);
}

/** A day of SKF with five opportunities and fourteen companies, assigned and scheduled. */
export const pitchDaysDemo = demoStep([corporationsDemo, historyDemo], async (context) => {
  const { db, at } = context;
  const { corporationIds } = context.of(corporationsDemo);
  const rows = await db
    .select({ id: opportunities.id, name: opportunities.name })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .where(
      and(
        eq(opportunities.corporationId, corporationIds.skf),
        opportunities.isActive,
        sql`${statusOfOpportunity} = 'ACTIVE'`,
      ),
    )
    .orderBy(sql`${opportunities.numSubmissions} desc`, asc(opportunities.name))
    .limit(opportunityCount);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const listed = (await submitted(db, ids)).toSorted((a, b) =>
    a.company.name.localeCompare(b.company.name, 'en'),
  );
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, organiser));
  const [first, second, third] = listed;
  const [needy, other] = ids;
  if (!first || !second || !third || needy === undefined || other === undefined) return;

  const day = {
    id: newId(),
    corporationId: corporationIds.skf,
    name: 'Winter pitch day',
    version: 1,
    date: at(21).slice(0, 10),
    timeZone: 'Europe/Stockholm',
    slotMinutes: 20,
    startsAt: '09:00',
    endsAt: '16:30',
    rooms: ['Sven Wingquist', 'Test rig', 'Studio'],
    breaks: [
      { from: '10:20', to: '10:40' },
      { from: '12:00', to: '13:00' },
    ],
  };
  const pairs = [
    { opportunityId: needy, companyId: first.company.id, state: 'pinned' as const, reason: null },
    {
      opportunityId: other,
      companyId: second.company.id,
      state: 'forbidden' as const,
      reason: 'They met in the first round, and the test rig is booked for the second one.',
    },
    {
      opportunityId: needy,
      companyId: third.company.id,
      state: 'forbidden' as const,
      reason: 'A competitor of their owner is our customer.',
    },
  ].map((pair) => ({ pitchDayId: day.id, ...pair }));
  const plan: Plan = {
    opportunities: rows.map((one, nth) => ({
      ...one,
      wanted: needs[nth] ?? 2,
      isVisible: true,
    })),
    companies: listed.map(({ company }, nth) => ({ company, capacity: nth % 3 === 0 ? 2 : 1 })),
    pairs,
    sessions: [],
    people: await teamsOf(db, ids),
  };
  await db.insert(pitchDays).values({ ...day, createdAt: at(-6), updatedAt: at(-1) });
  await db.insert(pitchDayOpportunities).values(
    plan.opportunities.map((one) => ({
      pitchDayId: day.id,
      opportunityId: one.id,
      wanted: one.wanted,
    })),
  );
  await db.insert(pitchDayCompanies).values(
    plan.companies.map(({ company, capacity }) => ({
      pitchDayId: day.id,
      companyId: company.id,
      capacity,
    })),
  );
  await db.insert(pitchDayPairs).values(pairs);
  const task = await planningTask(db, day, plan);
  const result = planDay(task);
  const { assignment } = result;
  if (assignment.kind === 'assigned')
    await storeSessions(db, day, plan, task, { ...result, assignment });
  await db.insert(auditEntries).values({
    kind: 'pitchDay.assigned',
    subject: 'pitchDay',
    subjectId: day.id,
    at: at(-1),
    actorId: person?.id ?? null,
    details: { name: day.name },
  });
});
