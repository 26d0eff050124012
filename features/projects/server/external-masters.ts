import { eq } from 'drizzle-orm';
import { externalFieldLabels } from '#features/projects/domain/external-project-labels.ts';
import { projectRefusals } from '#features/projects/domain/refusals.ts';
import { formatList } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { externalProjects, projectSources } from './external-tables.ts';

/** The fields of a project that its system maintains; none for a project of ours. */
async function mastersOf(db: Queryable, projectId: string) {
  const [found] = await db
    .select({ source: projectSources.source, masters: projectSources.masters })
    .from(externalProjects)
    .innerJoin(projectSources, eq(projectSources.id, externalProjects.sourceId))
    .where(eq(externalProjects.projectId, projectId));
  return found ?? null;
}

/** Whether a system maintains the phase: then no pilot charter is asked for. */
export async function isPhaseMastered(db: Queryable, projectId: string): Promise<boolean> {
  const found = await mastersOf(db, projectId);
  return found?.masters.includes('phase') === true;
}

/**
 * For every change of a project in Outrider: fields that its system maintains are changed there.
 *
 * @throws Refused `project.mastered`, naming the fields and the system.
 */
export async function assertNotMastered(
  db: Queryable,
  projectId: string,
  changed: readonly string[],
): Promise<void> {
  const found = await mastersOf(db, projectId);
  const refusedFields = (found?.masters ?? []).filter((field) => changed.includes(field));
  if (found === null || refusedFields.length === 0) return;
  throw refused(projectRefusals['project.mastered'], {
    fields: formatList(refusedFields.map((field) => externalFieldLabels[field])),
    source: found.source,
  });
}
