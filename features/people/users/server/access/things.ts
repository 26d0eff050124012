import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type { Resource, ResourceKind } from '#features/people/users/domain/access/resource.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { readablePerson } from '#features/people/users/server/shared/load-person.ts';

const most = 500;

const personName = sql<string>`coalesce(
  nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;

/** Where things of a kind are, what they are called, and which of them somebody sees. */
const sources = {
  corporation: {
    table: corporations,
    id: corporations.id,
    name: corporations.name,
    visible: (viewer) => visibleCorporation(visibilityScopeOf(viewer)),
  },
  opportunity: {
    table: opportunities,
    id: opportunities.id,
    name: opportunities.name,
    visible: (viewer) => visibleOpportunity(visibilityScopeOf(viewer)),
  },
  project: {
    table: projects,
    id: projects.id,
    name: projects.name,
    visible: (viewer) => visibleProject(visibilityScopeOf(viewer)),
  },
  radar: {
    table: radars,
    id: radars.id,
    name: radars.name,
    visible: (viewer) => visibleRadar(visibilityScopeOf(viewer)),
  },
  collection: {
    table: collections,
    id: collections.id,
    name: collections.name,
    visible: visibleCollection,
  },
  // Accounts that were disabled are administration's alone.
  person: {
    table: users,
    id: users.id,
    name: personName,
    visible: (viewer) => (isFoundry(viewer) ? undefined : readablePerson(viewer)),
  },
} as const satisfies Record<
  Exclude<ResourceKind, 'product'>,
  {
    readonly table: unknown;
    readonly id: unknown;
    readonly name: unknown;
    readonly visible: (viewer: Viewer) => SQL | undefined;
  }
>;

/** What somebody sees of a kind, by name; all of it, or the thing with this id. */
export async function findThings(
  db: Queryable,
  viewer: Viewer,
  kind: ResourceKind,
  id?: string,
): Promise<Resource[]> {
  if (kind === 'product') return [];
  const { table, id: key, name, visible } = sources[kind];
  return db
    .select({ id: key, name: sql<string>`${name}` })
    .from(table)
    .where(and(visible(viewer), id === undefined ? undefined : eq(key, id)))
    .orderBy(asc(sql`lower(${name})`), asc(key))
    .limit(most);
}
