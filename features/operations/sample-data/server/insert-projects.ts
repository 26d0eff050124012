import { newId } from '#core/server/tables/columns.ts';
import {
  pilotCharters,
  pilotCriteria,
  projectMilestones,
  projectUpdates,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { marked } from '#features/operations/sample-data/domain/mark.ts';
import type { SampleContext } from './sample-context.ts';
import { sampleProjects, type SampleProject } from './content/projects.ts';
import type { InsertedSubmission } from './insert-opportunity.ts';

const updatedDaysAgo = 4;
const dayOf = (instant: string) => instant.slice(0, 10);

async function insertParts(context: SampleContext, projectId: string, project: SampleProject) {
  const { db, userId, at } = context;
  const { milestones, update, phase, health, charter } = project;
  await db.insert(projectMilestones).values(
    milestones.map(([name, inDays]) => ({
      projectId,
      name,
      dueDate: dayOf(at(inDays)),
      reachedAt: inDays < 0 ? at(inDays) : null,
    })),
  );
  await db.insert(projectUpdates).values({
    projectId,
    authorId: userId,
    body: update,
    phase,
    health,
    createdAt: at(-updatedDaysAgo),
  });
  if (charter === undefined) return;
  await db.insert(pilotCharters).values({
    projectId,
    decisionDate: dayOf(at(charter.decisionInDays)),
    ownerId: userId,
    companyOwner: charter.companyOwner,
  });
  await db.insert(pilotCriteria).values(
    charter.criteria.map(([name, target, unit], position) => ({
      projectId,
      position,
      name,
      target,
      unit,
    })),
  );
}

/** The projects that came out of selected submissions. */
export async function insertProjects(
  context: SampleContext,
  submitted: readonly InsertedSubmission[],
): Promise<void> {
  const { db, userId, corporationId, companyIds, at } = context;
  for (const project of sampleProjects) {
    const { company, name, description, phase, health, startsInDays, endsInDays } = project;
    const origin = submitted.find((submission) => submission.company === company);
    const id = newId();
    await db.insert(projects).values({
      id,
      source: 'outrider',
      name: marked(name),
      description,
      corporationId,
      opportunityId: origin?.opportunityId ?? null,
      submissionId: origin?.id ?? null,
      companyId: companyIds.get(company) ?? null,
      ownerId: userId,
      phase,
      health,
      startDate: at(startsInDays),
      endDate: at(endsInDays),
      report: project.update,
      createdAt: at(startsInDays),
      updatedAt: at(-updatedDaysAgo),
    });
    await insertParts(context, id, project);
  }
}
