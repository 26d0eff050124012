import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { comments } from '#features/cases/comments/server/tables.ts';
import { rankColleagues, type Activity } from '#features/portfolio/matches/domain/colleagues.ts';
import type { Colleague } from '#features/portfolio/matches/domain/match.ts';
import { weighTerms } from '#features/portfolio/matches/domain/weighted-terms.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { mayOnCase } from './case-condition.ts';
import { textColumns, textsOf } from './opportunity-texts.ts';
import type { Subject } from './subject.ts';

/** Active people of the viewer's corporation, without the viewer; of all for the foundry. */
const isColleague = (viewer: Viewer): SQL =>
  sql`(${users.isActive} and ${users.id} is distinct from ${viewer.userId}::uuid
    and (${viewer.seesAll} or ${users.corporationId} = ${viewer.corporationId}::uuid))`;

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** Case teams of other opportunities that the viewer may see, with what those are about. */
async function onTeams(db: Queryable, viewer: Viewer, opportunityId: string): Promise<Activity[]> {
  const rows = await db
    .select({
      person,
      ...textColumns,
    })
    .from(opportunityTeam)
    .innerJoin(users, eq(users.id, opportunityTeam.userId))
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .where(
      and(ne(opportunities.id, opportunityId), isColleague(viewer), mayOnCase(viewer, 'viewTeam')),
    );
  return rows.map(({ person: who, ...one }) => ({
    kind: 'team',
    person: who,
    name: one.name,
    terms: weighTerms(textsOf(one)).map(({ term }) => term),
  }));
}

/** Collections shared with the viewer that list some of the companies. */
async function inCollections(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Activity[]> {
  const listed = sql`(${collections.startupIds} || ${collections.crunchbaseIds} || ${collections.nuclaIds})`;
  const rows = await db
    .select({ person, name: collections.name })
    .from(collections)
    .innerJoin(users, eq(users.authId, collections.userId))
    .where(
      and(
        visibleCollection(viewer),
        isColleague(viewer),
        sql`${listed} && ${sql.param([...ids])}::text[]`,
      ),
    );
  return rows.map((row) => ({ kind: 'collection', ...row }));
}

/** Comments that the viewer may read, on submissions of the companies. */
async function inComments(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Activity[]> {
  const rows = await db
    .select({ person, name: submissions.companyName })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(submissions, eq(submissions.id, comments.submissionId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(
      and(
        inArray(submissions.companyId, [...ids]),
        submissions.isActive,
        isNull(comments.hiddenBy),
        isNull(comments.deletedAt),
        isColleague(viewer),
        mayOnCase(viewer, 'viewComments'),
      ),
    )
    .groupBy(users.id, submissions.id);
  return rows.map((row) => ({ kind: 'comment', ...row }));
}

/** Colleagues who know the field of an opportunity, by activity that the viewer may see. */
export async function colleaguesOf(
  db: Queryable,
  viewer: Viewer,
  { opportunityId, profile }: Subject,
  companyIds: readonly string[],
): Promise<Colleague[]> {
  if (opportunityId === null || companyIds.length === 0) return [];
  const activities = await runSideBySide(db, [
    () => onTeams(db, viewer, opportunityId),
    () => inCollections(db, viewer, companyIds),
    () => inComments(db, viewer, companyIds),
  ]);
  return rankColleagues(
    profile.terms.map(({ term }) => term),
    activities.flat(),
  );
}
