import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  driftOf,
  readExternalProject,
  type ExternalProject,
  type ProjectOrigin,
  type SyncResult,
} from '#features/portfolio/projects/domain/external-project.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { insertErrors, listErrorsOf, type LockedSource } from './external-sources.ts';
import { planSync, type KnownProject, type SyncStep } from './external-sync-plan.ts';
import { externalProjects, projectSources } from './external-tables.ts';
import { writeSteps, type SyncedBy, type WrittenStep } from './external-sync-write.ts';
import { projects } from './tables.ts';

const ours = {
  name: projects.name,
  description: projects.description,
  phase: projects.phase,
  health: projects.health,
  startDate: projects.startDate,
  endDate: projects.endDate,
};

/** The stored projects that are sent, locked for the change. */
async function loadKnown(
  db: Queryable,
  { corporationId, source }: LockedSource,
  externalIds: readonly string[],
): Promise<Map<string, KnownProject>> {
  const rows = await db
    .select({
      id: projects.id,
      externalId: projects.externalId,
      isActive: projects.isActive,
      ours,
      theirs: externalProjects.theirs,
      unknown: externalProjects.unknown,
      theirsAt: externalProjects.theirsAt,
    })
    .from(projects)
    .leftJoin(externalProjects, eq(externalProjects.projectId, projects.id))
    .where(
      and(
        eq(projects.corporationId, corporationId),
        eq(projects.source, source),
        inArray(projects.externalId, [...externalIds]),
      ),
    )
    .for('update', { of: projects });
  return new Map(
    rows.map(({ externalId, unknown, ...one }) => [
      externalId ?? '',
      { ...one, unknown: unknown ?? {} },
    ]),
  );
}

const resultOf = (externalId: string | null, step: SyncStep): SyncResult => ({
  externalId,
  result: step.result,
  projectId: step.after?.id ?? null,
  problem: step.problem,
});

/** Synchronises projects of a source, in order. What cannot be read or created is noted. */
export async function syncProjects(
  db: Queryable,
  source: LockedSource,
  by: SyncedBy,
  items: readonly unknown[],
): Promise<SyncResult[]> {
  const read = items.map(readExternalProject);
  const sent = read.filter((one): one is ExternalProject => !('problem' in one));
  const entries = await loadKnown(db, source, [...new Set(sent.map((one) => one.externalId))]);
  const steps: WrittenStep[] = [];
  const results = read.map((one): SyncResult => {
    const { externalId } = one;
    if ('problem' in one) {
      return { externalId, result: 'failed', projectId: null, problem: one.problem };
    }
    const step = planSync(entries.get(one.externalId), one, source.masters);
    if (step.after) entries.set(one.externalId, step.after);
    if (step.after !== step.before) steps.push({ ...step, externalId: one.externalId });
    return resultOf(externalId, step);
  });
  await writeSteps(db, source, by, steps);
  const failed = results.filter(({ result }) => result === 'failed');
  await insertErrors(
    db,
    source.id,
    failed.map(({ externalId, problem }) => ({ externalId, problem: problem ?? '' })),
  );
  await db
    .update(projectSources)
    .set({ lastSyncAt: sql`now()` })
    .where(eq(projectSources.id, source.id));
  return results;
}

/** What its system says of a project that this person sees. @throws Refused `notFound` */
export async function originOf(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
): Promise<ProjectOrigin | null> {
  const [row] = await db
    .select({
      source: projects.source,
      externalId: projects.externalId,
      ours,
      sourceId: projectSources.id,
      masters: projectSources.masters,
      theirs: externalProjects.theirs,
      unknown: externalProjects.unknown,
      updatedAt: externalProjects.theirsAt,
    })
    .from(projects)
    .leftJoin(externalProjects, eq(externalProjects.projectId, projects.id))
    .leftJoin(projectSources, eq(projectSources.id, externalProjects.sourceId))
    .where(and(eq(projects.id, projectId), visibleProject(visibilityScopeOf(viewer))));
  if (!row) throw refused(refusals.notFound);
  const { theirs, sourceId, masters, externalId, updatedAt, source, unknown } = row;
  if (!theirs || !sourceId || !masters || externalId === null || updatedAt === null) return null;
  const drift = driftOf(theirs, row.ours);
  const errors = await listErrorsOf(db, sourceId, externalId);
  return { source, externalId, masters, drift, updatedAt, unknown: unknown ?? {}, errors };
}
