import { and, inArray } from 'drizzle-orm';
import { topicOf, topicSubjectId, type Topic } from '#core/domain/live/live.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { ownRoles } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';

export interface VisibleTopics {
  /** The viewer's roles on each. */
  readonly seen: ReadonlyMap<Topic, string[]>;
  /** The topics whose events may end or change it: those that are seen, and the opportunities of projects. */
  readonly decisive: ReadonlySet<Topic>;
}

/** Those of some topics that the viewer sees. */
export async function loadVisibleTopics(
  { db }: EndpointRuntime,
  viewer: Viewer,
  topics: readonly Topic[],
): Promise<VisibleTopics> {
  const scope = visibilityScopeOf(viewer);
  const idsOf = (noun: 'opportunity' | 'collection' | 'project' | 'radar') =>
    topics.flatMap((topic) => topicSubjectId(noun, topic) ?? []);
  const [cases, held] = [idsOf('opportunity'), idsOf('collection')];
  const seen = new Map<Topic, string[]>();
  if (cases.length > 0) {
    const rows = await db
      .select({ id: opportunities.id, roles: ownRoles(scope) })
      .from(opportunities)
      .where(and(inArray(opportunities.id, cases), visibleOpportunity(scope)));
    for (const { id, roles } of rows) seen.set(topicOf('opportunity', id), roles);
  }
  if (held.length > 0) {
    const rows = await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(inArray(collections.id, held), collections.isActive, visibleCollection(viewer)));
    for (const { id } of rows) seen.set(topicOf('collection', id), []);
  }
  const followed = idsOf('project');
  const ofProjects: Topic[] = [];
  if (followed.length > 0) {
    const rows = await db
      .select({ id: projects.id, opportunityId: projects.opportunityId })
      .from(projects)
      .where(and(inArray(projects.id, followed), visibleProject(scope)));
    for (const { id, opportunityId } of rows) {
      seen.set(topicOf('project', id), []);
      if (opportunityId !== null) ofProjects.push(topicOf('opportunity', opportunityId));
    }
  }
  const radarIds = idsOf('radar');
  if (radarIds.length > 0) {
    const rows = await db
      .select({ id: radars.id })
      .from(radars)
      .where(and(inArray(radars.id, radarIds), visibleRadar(scope)));
    for (const { id } of rows) seen.set(topicOf('radar', id), []);
  }
  return { seen, decisive: new Set([...seen.keys(), ...ofProjects]) };
}
