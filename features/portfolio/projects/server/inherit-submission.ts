import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { caseOwnersOf } from '#features/cases/opportunities/server/shared/case-owners.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { projectDecisions, projectMembers } from './part-tables.ts';
import { refreshReport } from './report.ts';

/** Who owns the project of a submission: who starts it if they are a Case Owner, else a Case Owner. */
export async function ownerOfProject(
  db: Queryable,
  opportunityId: string,
  starterId: string,
): Promise<string> {
  const owners = (await caseOwnersOf(db, opportunityId)).toSorted();
  return owners.includes(starterId) ? starterId : (owners[0] ?? starterId);
}

/** Gives a project the case team, but for Observers, and the decision on its submission. */
export async function inheritSubmission(
  db: Queryable,
  projectId: string,
  { submissionId, ownerId }: { readonly submissionId: string; readonly ownerId: string | null },
): Promise<void> {
  const [submission] = await db
    .select({
      opportunityId: submissions.opportunityId,
      opportunity: opportunities.name,
      stage: submissions.stage,
      /** The day in the corporation's time zone. */
      decidedOn: sql<string>`(${submissions.stageSince} at time zone ${corporations.timeZone})::date::text`,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(eq(submissions.id, submissionId));
  if (!submission) return;
  const { opportunityId, opportunity, stage, decidedOn } = submission;
  const team = await db
    .select({
      projectId: sql<string>`${projectId}::uuid`,
      userId: opportunityTeam.userId,
      role: sql<string>`coalesce(${opportunityTeam.roleName}, ${opportunityTeam.role})`,
    })
    .from(opportunityTeam)
    .innerJoin(users, eq(users.id, opportunityTeam.userId))
    .where(
      and(
        eq(opportunityTeam.opportunityId, opportunityId),
        ne(opportunityTeam.role, 'Observer'),
        ownerId === null ? undefined : ne(opportunityTeam.userId, ownerId),
        users.isActive,
      ),
    )
    .orderBy(asc(opportunityTeam.createdAt), asc(opportunityTeam.userId))
    .limit(projectLimits.partsMost);
  if (team.length > 0) await db.insert(projectMembers).values(team);
  const title = `${stage} in “${opportunity}”`.slice(0, limits.nameCharacters);
  await db.insert(projectDecisions).values({ projectId, title, decidedOn });
  await refreshReport(db, projectId);
}
