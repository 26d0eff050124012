import { eq } from 'drizzle-orm';
import type { ExternalField } from '#features/portfolio/projects/domain/external-project.ts';
import {
  externalProjects,
  projectSources,
} from '#features/portfolio/projects/server/external-tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';

interface Mastered {
  /** The name of the system. */
  readonly source: string;
  readonly masters: readonly ExternalField[];
}

/** The fields of a project that its system maintains; null for a project of ours. */
export async function loadMasteredFields(
  db: Queryable,
  projectId: string,
): Promise<Mastered | null> {
  const [row] = await db
    .select({ source: projectSources.source, masters: projectSources.masters })
    .from(externalProjects)
    .innerJoin(projectSources, eq(projectSources.id, externalProjects.sourceId))
    .where(eq(externalProjects.projectId, projectId));
  return row ?? null;
}
