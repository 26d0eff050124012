import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { ProjectMember } from '#features/portfolio/projects/domain/project-parts.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { isoText, jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { charterOf } from './charter.ts';
import { dateMovesOf } from './date-moves.ts';
import { decisionColumns, milestoneColumns, person, riskColumns } from './part-columns.ts';
import {
  projectDecisions,
  projectMembers,
  projectMilestones,
  projectRisks,
} from './part-tables.ts';
import { selectProjects, projectColumns } from './project-columns.ts';
import { projects } from './tables.ts';
import { countUpdates, updatesOf } from './updates.ts';

const submission = sql<ProjectPage['submission']>`(
  select json_build_object('id', ${submissions.id}, 'opportunityId', ${submissions.opportunityId},
    'title', ${submissions.title}, 'stage', ${submissions.stage},
    'receivedAt', ${isoText(submissions.createdAt)})
  from ${submissions}
  where ${submissions.id} = ${projects.submissionId} and ${submissions.isActive})`;

async function partsOf(db: Queryable, viewer: Viewer, projectId: string) {
  const moves = await dateMovesOf(db, projectId);
  const milestones = await db
    .select(milestoneColumns)
    .from(projectMilestones)
    .where(and(eq(projectMilestones.projectId, projectId), projectMilestones.isActive))
    .orderBy(asc(projectMilestones.dueDate), asc(projectMilestones.id));
  const updates = await updatesOf(db, viewer, projectId, {});
  const risks = await db
    .select(riskColumns)
    .from(projectRisks)
    .where(and(eq(projectRisks.projectId, projectId), projectRisks.isActive))
    .orderBy(
      sql`${projectRisks.closedAt} is not null`,
      sql`array_position(array['high', 'medium', 'low'], ${projectRisks.severity})`,
      asc(projectRisks.id),
    );
  const decisions = await db
    .select(decisionColumns)
    .from(projectDecisions)
    .where(and(eq(projectDecisions.projectId, projectId), projectDecisions.isActive))
    .orderBy(desc(projectDecisions.decidedOn), desc(projectDecisions.id));
  const team = await db
    .select({
      user: person(sql`${projectMembers}.user_id`) as ReturnType<typeof sql<ProjectMember['user']>>,
      role: projectMembers.role,
    })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.createdAt), asc(projectMembers.userId));
  return {
    startMoves: moves.of('start'),
    endMoves: moves.of('end'),
    milestones: milestones.map((one) => ({ ...one, dateMoves: moves.of(one.id) })),
    updates: updates.data,
    updateCount: await countUpdates(db, projectId),
    risks,
    decisions,
    team,
    charter: await charterOf(db, projectId, moves),
  };
}

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadProjectPage(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ProjectPage> {
  const scope = visibilityScopeOf(viewer);
  const columns = { ...projectColumns(scope), createdAt: projects.createdAt, submission };
  const [entry] = await selectProjects(db, jsonObject(columns)).where(
    and(eq(projects.id, id), visibleProject(scope)),
  );
  if (!entry) throw refused(refusals.notFound);
  return { ...entry.row, ...(await partsOf(db, viewer, id)) };
}
