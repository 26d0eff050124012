import { randomUUID } from 'node:crypto';
import {
  pilotCharters,
  pilotCriteria,
  projectDecisions,
  projectMilestones,
  projectRisks,
  projectUpdates,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** A project on the opportunity of a place, and one of each of its parts. */
export interface ProjectResources {
  readonly projectId: string;
  /** Another project there, to delete. */
  readonly lastProjectId: string;
  readonly milestoneId: string;
  readonly updateId: string;
  readonly riskId: string;
  readonly projectDecisionId: string;
  readonly criterionId: string;
}

export const missingProject = (): ProjectResources => ({
  projectId: randomUUID(),
  lastProjectId: randomUUID(),
  milestoneId: randomUUID(),
  updateId: randomUUID(),
  riskId: randomUUID(),
  projectDecisionId: randomUUID(),
  criterionId: randomUUID(),
});

const state = { phase: 'Pilot', health: 'on track' } as const;

/** One for each opportunity, without an owner: what people may do comes from the case alone. */
export async function makeProjects({ database: { db, pool } }: TestServer) {
  const { rows } = await pool.query<{ id: string; corporationId: string }>(
    'select id, corporation_id as "corporationId" from opportunities',
  );
  const made = new Map<string, ProjectResources>();
  for (const { id: opportunityId, corporationId } of rows) {
    const ids = missingProject();
    const { projectId } = ids;
    made.set(opportunityId, ids);
    const named = { name: 'From the matrix', source: 'matrix', corporationId, opportunityId };
    await db.insert(projects).values([
      { id: projectId, ...named, ...state },
      { id: ids.lastProjectId, ...named, ...state },
    ]);
    const day = '2026-05-04';
    await db
      .insert(projectMilestones)
      .values({ id: ids.milestoneId, projectId, name: 'Matrix', dueDate: day });
    await db
      .insert(projectUpdates)
      .values({ id: ids.updateId, projectId, body: 'Matrix', ...state });
    await db
      .insert(projectRisks)
      .values({ id: ids.riskId, projectId, title: 'Matrix', severity: 'low' });
    await db
      .insert(projectDecisions)
      .values({ id: ids.projectDecisionId, projectId, title: 'Matrix', decidedOn: day });
    await db.insert(pilotCharters).values({ projectId, decisionDate: day, outcome: 'stop' });
    await db
      .insert(pilotCriteria)
      .values({ id: ids.criterionId, projectId, position: 0, name: 'Matrix', target: '1' });
  }
  return (opportunityId: string): ProjectResources => made.get(opportunityId) ?? missingProject();
}
