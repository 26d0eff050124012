import { sql } from 'drizzle-orm';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { externalProjects as received } from '#features/portfolio/projects/server/external-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { DocumentCollection } from '#features/operations/hosted/server/document-collection.ts';

/** The `source` of a project that was started here. */
const ours = 'outrider';

const document = jsonObject({
  id: projects.id,
  source: projects.source,
  externalId: projects.externalId,
  name: projects.name,
  description: projects.description,
  corporationId: projects.corporationId,
  phase: projects.phase,
  health: projects.health,
  startDate: projects.startDate,
  endDate: projects.endDate,
  /** As the system sent them, with what we do not know. */
  theirs: received.theirs,
  unknown: received.unknown,
  theirsAt: received.theirsAt,
  isActive: projects.isActive,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
});

/** Projects as other systems sent them, for whoever sees the project. Their system writes them. */
export const externalProjects: DocumentCollection = {
  visible: (viewer) => sql`
    select ${projects.id} as id, ${projects.createdAt} as created_at, (${document})::jsonb as document
    from ${projects} left join ${received} on ${received.projectId} = ${projects.id}
    where ${visibleProject(visibilityScopeOf(viewer))}
      and ${projects.externalId} is not null and ${projects.source} <> ${ours}`,
};
