import { desc, eq } from 'drizzle-orm';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { formatList } from '#core/domain/format.ts';
import { projectPhases } from '#features/portfolio/projects/domain/project.ts';
import { newId } from '#core/server/tables/columns.ts';
import {
  corporationsDemo,
  type CorporationIds,
} from '#features/cases/corporations/demo/fill-corporations.ts';
import {
  externalProjects,
  projectSources,
  projectSyncErrors,
} from '#features/portfolio/projects/server/external-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { projectsDemo } from './fill-projects.ts';

const daysApart = 22;

/** A project, a closed one if there is one, that another system sends, whose end was moved here; and what failed. */
async function fillSource({ db, at }: FillContext, { skf }: CorporationIds): Promise<void> {
  const [sourceId, source] = [newId(), 'Jira'];
  await db.insert(projectSources).values({
    id: sourceId,
    corporationId: skf,
    source,
    lastSyncAt: at(-0.02),
    createdAt: at(-140),
    masters: ['name', 'phase', 'health', 'startDate'],
  });
  await db.insert(projectSyncErrors).values([
    {
      sourceId,
      externalId: 'LAB-198',
      at: at(-3),
      problem: `Phase: This has to be ${formatList(projectPhases, 'or')}.`,
    },
    { sourceId, externalId: 'LAB-211', at: at(-1), problem: 'Name: a new project needs one.' },
  ]);
  const [closed] = await db
    .select()
    .from(projects)
    .where(eq(projects.corporationId, skf))
    .orderBy(desc(eq(projects.phase, 'Closed')), desc(projects.endDate))
    .limit(1);
  if (!closed?.endDate) return;
  const { id: projectId, name, phase, health, startDate } = closed;
  const endDate = new Date(Date.parse(closed.endDate) - daysApart * day).toISOString();
  await db
    .update(projects)
    .set({ source, externalId: 'LAB-204' })
    .where(eq(projects.id, projectId));
  await db.insert(externalProjects).values({
    projectId,
    sourceId,
    theirs: { name, phase, health, startDate, endDate },
    theirsAt: at(-6),
    unknown: { lead: 'Test laboratory' },
    receivedAt: at(-0.02),
  });
}

export const projectSourceDemo = demoStep([corporationsDemo, projectsDemo], (fillContext) =>
  fillSource(fillContext, fillContext.of(corporationsDemo).corporationIds),
);
