import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { collections } from '#features/collections/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Viewer } from './viewer.ts';

/**
 * Which rows a viewer sees (decisions, "Who sees what"): one condition an entity, here and nowhere
 * else. Every read of a store takes one of these.
 */
export interface Sight {
  readonly seesAll: boolean | Placeholder;
  readonly corporationId: string | null | Placeholder;
  readonly userId: string | null | Placeholder;
}

/**
 * For prepared queries: the same condition with the viewer still to be filled in. The names are
 * nobody else's: a filter called `corporationId` would otherwise take the viewer's place.
 */
export const anyViewer: Sight = {
  seesAll: sql.placeholder('viewerSeesAll'),
  corporationId: sql.placeholder('viewerCorporationId'),
  userId: sql.placeholder('viewerUserId'),
};

/** What a viewer sees. An unverified address opens no case either. */
export const sightOf = ({ seesAll, corporationId, userId, verifiedEmail }: Viewer) => ({
  seesAll,
  corporationId,
  userId: verifiedEmail === null ? null : userId,
});

/** What fills in `anyViewer`. */
export function viewerValues(viewer: Viewer) {
  const { seesAll, corporationId, userId } = sightOf(viewer);
  return { viewerSeesAll: seesAll, viewerCorporationId: corporationId, viewerUserId: userId };
}

/** Foundry: all. Others: those of their corporation, and those on whose case team they are. */
export const visibleOpportunity = (sight: Sight): SQL => sql`(${opportunities.isActive} and (
  ${sight.seesAll}::boolean
  or ${opportunities.corporationId} = ${sight.corporationId}::uuid
  or exists (
    select 1 from ${opportunityTeam}
    where ${opportunityTeam.opportunityId} = ${opportunities.id}
      and ${opportunityTeam.userId} = ${sight.userId}::uuid)))`;

/** Foundry: all. Others: their own, and those that posted an opportunity they work on. */
export const visibleCorporation = (sight: Sight): SQL => sql`(
  ${sight.seesAll}::boolean
  or ${corporations.id} = ${sight.corporationId}::uuid
  or exists (
    select 1 from ${opportunities}
    join ${opportunityTeam} on ${opportunityTeam.opportunityId} = ${opportunities.id}
    where ${opportunities.corporationId} = ${corporations.id} and ${opportunities.isActive}
      and ${opportunityTeam.userId} = ${sight.userId}::uuid))`;

/** Foundry: all. Others: those of their corporation. */
export const visibleProject = (sight: Sight): SQL => sql`(${projects.isActive} and (
  ${sight.seesAll}::boolean or ${projects.corporationId} = ${sight.corporationId}::uuid))`;

/**
 * The owner and those it is shared with, foundry no more than others. What is shared reaches only those
 * who belong somewhere, and an unverified address gives nobody a corporation.
 */
export const visibleCollection = ({ authId, corporationId, seesAll }: Viewer): SQL => sql`(
  ${collections.userId} = ${authId}
  or (${corporationId !== null || seesAll}::boolean
    and ${collections.sharedToUsers} @> array[${authId}]::text[]))`;
