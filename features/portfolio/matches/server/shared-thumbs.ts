import { and, eq, ne, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import type { Thumb } from '#features/portfolio/matches/domain/match.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { matchSettings, matchThumbs } from './tables.ts';

export interface SharedThumbs {
  readonly up: number;
  readonly down: number;
}

interface Case {
  readonly corporationId: string;
  readonly roles: string[];
}

/** The thumbs that others share with the case team, by company; none for who does not see the team. */
export async function sharedThumbsOf(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
  subject: Case,
): Promise<Map<string, SharedThumbs>> {
  const { userId } = viewer;
  if (userId === null || !may(viewer, 'viewTeam', subject)) return new Map();
  const rows = await db
    .select({
      id: matchThumbs.companyId,
      up: sql<number>`(count(*) filter (where ${matchThumbs.isUp}))::int`,
      down: sql<number>`(count(*) filter (where not ${matchThumbs.isUp}))::int`,
    })
    .from(matchThumbs)
    .innerJoin(
      matchSettings,
      and(
        eq(matchSettings.opportunityId, matchThumbs.opportunityId),
        eq(matchSettings.userId, matchThumbs.userId),
      ),
    )
    .innerJoin(users, eq(users.id, matchThumbs.userId))
    .where(
      and(
        eq(matchThumbs.opportunityId, opportunityId),
        ne(matchThumbs.userId, userId),
        matchSettings.sharesThumbs,
        holdersOf('viewTeam', caseFacts(opportunityId)),
      ),
    )
    .groupBy(matchThumbs.companyId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** One's own thumb wins over those that are shared; of these the majority counts. */
export function taughtBy(
  own: ReadonlyMap<string, Thumb>,
  shared: ReadonlyMap<string, SharedThumbs>,
): { readonly liked: string[]; readonly disliked: string[] } {
  const taught = new Map<string, Thumb>(own);
  for (const [id, { up, down }] of shared) {
    if (!own.has(id) && up !== down) taught.set(id, up > down ? 'up' : 'down');
  }
  const of = (thumb: Thumb) => [...taught].flatMap(([id, one]) => (one === thumb ? [id] : []));
  return { liked: of('up'), disliked: of('down') };
}
