import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import {
  otherKinds,
  type NeedsYou,
  type NeedsYouKind,
  type OtherKind,
} from '#features/portfolio/needs-you/domain/needs-you.ts';
import type { OtherPart, OwnWork, Part } from '#features/portfolio/needs-you/server/shared/part.ts';
import { caseColumns } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { dueMilestones, duePilots } from '#features/portfolio/projects/server/shared/needs-you.ts';
import { openVotes } from '#features/portfolio/radars/server/shared/needs-you.ts';
import { requestsToDecide } from '#features/people/users/server/shared/needs-you.ts';
import { loadPendingSubmissions } from './submission-parts.ts';

const parts: Readonly<Record<OtherKind, OtherPart>> = {
  pilot: duePilots,
  milestone: dueMilestones,
  vote: openVotes,
  roleRequest: requestsToDecide,
};

/** Null: somebody without an account, or whose address is not confirmed. */
async function findOwnWork(db: Queryable, viewer: Viewer): Promise<OwnWork | null> {
  const { userId, ...scope } = visibilityScopeOf(viewer);
  if (userId === null) return null;
  const own = { ...scope, userId };
  const cases = await db
    .select(caseColumns(own))
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(sql`${opportunityTeam.userId} = ${userId}::uuid`, visibleOpportunity(own)));
  return { viewer, scope: own, cases };
}

/** What waits for the reader: the one place where it is counted. */
export async function loadNeedsYou(db: Queryable, viewer: Viewer): Promise<NeedsYou> {
  const work = await findOwnWork(db, viewer);
  if (work === null) return { total: 0, kinds: [], opportunities: [] };
  const inSubmissions = await loadPendingSubmissions(db, work);
  const all: [NeedsYouKind, Part][] = [...inSubmissions.parts];
  for (const kind of otherKinds) all.push([kind, await parts[kind](db, work)]);
  const elsewhere = all.slice(inSubmissions.parts.length);
  return {
    total: elsewhere.reduce((sum, [, { total }]) => sum + total, inSubmissions.total),
    kinds: all.flatMap(([kind, { total, items }]) =>
      total > 0 ? [{ kind, total, items: [...items] }] : [],
    ),
    opportunities: [...inSubmissions.opportunities],
  };
}
