import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { may } from '#core/domain/authorization/permissions.ts';
import type { NeedsYou, NeedsYouItem } from '#features/projects/domain/needs-you.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { caseColumns } from '#features/opportunities/server/public/load-case.ts';
import { visibleOpportunity } from '#features/opportunities/server/public/visibility.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { countOverdueOfEach } from '#features/submissions/server/public/response-deadline.ts';
import { pilotCharters, projectMembers, projectMilestones } from './part-tables.ts';
import { visibleProject } from './public/visibility.ts';
import { projects } from './tables.ts';

/** How many of each kind are listed. */
const most = 10;

type Scope = ReturnType<typeof visibilityScopeOf>;
type Part = { readonly total: number; readonly items: NeedsYouItem[] };

/** Open projects that the reader works on: as owner, member, or on the case team. */
const ownProjects = (scope: Scope, corporationId: string | undefined) =>
  and(
    visibleProject(scope),
    sql`${projects.phase} <> 'Closed'`,
    corporationId ? eq(projects.corporationId, corporationId) : undefined,
    sql`(${projects.ownerId} = ${scope.userId}::uuid
      or exists (select from ${projectMembers} where ${projectMembers.projectId} = ${projects.id}
        and ${projectMembers.userId} = ${scope.userId}::uuid)
      or exists (select from ${opportunityTeam}
        where ${opportunityTeam.opportunityId} = ${projects.opportunityId}
        and ${opportunityTeam.userId} = ${scope.userId}::uuid
        and ${opportunityTeam.role} <> 'Observer'))`,
  );

const today = sql`current_date`;
const total = sql<number>`(count(*) over ())::int`;
const project = sql<{ id: string; name: string }>`
  json_build_object('id', ${projects.id}, 'name', ${projects.name})`;

const partOf = <Row extends { total: number }>(
  rows: readonly Row[],
  itemOf: (row: Row) => NeedsYouItem,
): Part => ({ total: rows[0]?.total ?? 0, items: rows.map(itemOf) });

const MentionValues = z.object({
  ...{ actor: z.string(), opportunityId: z.string() },
  ...{ submissionId: z.string(), title: z.string() },
});

/** Of all corporations: a mention is for the person, whatever is looked at. */
async function unreadMentions(db: Queryable, userId: string | null): Promise<Part> {
  const mine = and(
    sql`${notifications.userId} = ${userId}::uuid`,
    eq(notifications.kind, 'mention'),
    isNull(notifications.readAt),
  );
  const rows = await db
    .select({
      ...{ id: notifications.id, values: notifications.values, total },
      at: notifications.createdAt,
    })
    .from(notifications)
    .where(mine)
    .orderBy(asc(notifications.createdAt))
    .limit(most);
  const items = rows.flatMap(({ id, values, at }): NeedsYouItem[] => {
    const { data } = MentionValues.safeParse(values);
    if (data === undefined) return [];
    const { actor, ...submission } = data;
    return [{ kind: 'mention', notificationId: id, actor, submission, at }];
  });
  return { total: rows[0]?.total ?? 0, items };
}

async function duePilots(db: Queryable, own: SQL | undefined): Promise<Part> {
  const rows = await db
    .select({ project, decisionDate: pilotCharters.decisionDate, total })
    .from(pilotCharters)
    .innerJoin(projects, eq(projects.id, pilotCharters.projectId))
    .where(
      and(
        own,
        eq(projects.phase, 'Pilot'),
        isNull(pilotCharters.outcome),
        sql`${pilotCharters.decisionDate} <= ${today}`,
      ),
    )
    .orderBy(asc(pilotCharters.decisionDate), projects.id)
    .limit(most);
  return partOf(rows, ({ total: _, ...row }) => ({ kind: 'pilot', ...row }));
}

async function overdueMilestones(db: Queryable, own: SQL | undefined): Promise<Part> {
  const rows = await db
    .select({
      ...{ milestoneId: projectMilestones.id, name: projectMilestones.name, project, total },
      dueDate: projectMilestones.dueDate,
    })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(
      and(
        own,
        eq(projectMilestones.isActive, true),
        isNull(projectMilestones.reachedAt),
        sql`${projectMilestones.dueDate} < ${today}`,
      ),
    )
    .orderBy(asc(projectMilestones.dueDate), projectMilestones.id)
    .limit(most);
  return partOf(rows, ({ total: _, ...row }) => ({ kind: 'milestone', ...row }));
}

/** Opportunities on whose team the reader decides, with submissions past the promised answer. */
async function overdueAnswers(
  db: Queryable,
  viewer: Viewer,
  corporationId: string | undefined,
): Promise<Part> {
  const scope = visibilityScopeOf(viewer);
  const cases = await db
    .select({ ...caseColumns(scope), name: opportunities.name })
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        sql`${opportunityTeam.userId} = ${scope.userId}::uuid`,
        corporationId ? eq(opportunities.corporationId, corporationId) : undefined,
        visibleOpportunity(scope),
      ),
    );
  const decided = cases.filter((one) => one.status !== 'FINISHED' && may(viewer, 'decide', one));
  const counts = await countOverdueOfEach(db, decided);
  const items = decided.flatMap(({ opportunityId: id, name }) => {
    const overdue = counts.get(id) ?? 0;
    return overdue > 0 ? [{ kind: 'answers' as const, opportunity: { id, name }, overdue }] : [];
  });
  return {
    total: items.reduce((sum, { overdue }) => sum + overdue, 0),
    items: items.toSorted((a, b) => b.overdue - a.overdue).slice(0, most),
  };
}

/** What waits for the reader, in the reader's own work. */
export async function needsYou(
  db: Queryable,
  viewer: Viewer,
  corporationId: string | undefined,
): Promise<NeedsYou> {
  const scope = visibilityScopeOf(viewer);
  const own = ownProjects(scope, corporationId);
  const mentions = await unreadMentions(db, scope.userId);
  const pilots = await duePilots(db, own);
  const answers = await overdueAnswers(db, viewer, corporationId);
  const milestones = await overdueMilestones(db, own);
  return {
    mentions: mentions.total,
    decisions: pilots.total + answers.total,
    milestones: milestones.total,
    items: [mentions, pilots, answers, milestones].flatMap(({ items }) => items),
  };
}
