import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Submission, SubmissionRow } from '#domain/submissions/submission.ts';
import type { CaseOfOpportunity } from '#server/gate/case-of.ts';
import { anyViewer, sightOf, viewerValues } from '#server/gate/visibility.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import { jsonObject } from '#server/platform/database/json-object.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { companies } from '#server/tables/companies.ts';
import { submissions } from '#server/tables/submissions.ts';
import { submissionBoard } from './board.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { submissionFacets } from './facets.ts';
import { submissionsWhere } from './filters.ts';
import { submissionList } from './list.ts';
import { oneSubmission, wholeSubmission } from './one.ts';

/** Whoever sees an opportunity sees its submissions (section 1). */
export function submissionStore(database: Database) {
  const getPrepared = oneSubmission(database, anyViewer, sql.placeholder('id')).prepare(
    'submission_get',
  );

  return {
    async get(viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await getPrepared.execute({ id, ...viewerValues(viewer) });
      return found ? wholeSubmission(database, viewer, found) : null;
    },

    /** The same inside a transaction, where a prepared query of the pool cannot look. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await oneSubmission(db, sightOf(viewer), id);
      return found ? wholeSubmission(db, viewer, found) : null;
    },

    /** These rows of an opportunity that was found through the viewer, in the order of the ids. */
    async rowsWithin(
      db: Queryable,
      viewer: Viewer,
      opportunity: CaseOfOpportunity,
      ids: readonly string[],
    ): Promise<SubmissionRow[]> {
      const found = await db
        .select({ row: jsonObject(rowColumns) })
        .from(submissions)
        .leftJoin(companies, eq(companies.id, submissions.companyId))
        .where(and(submissionsWhere(opportunity, {}), inArray(submissions.id, [...ids])));
      const place = new Map(ids.map((id, index) => [id, index]));
      const rows = found
        .map(({ row }) => row)
        .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      return withCaseWork(db, viewer, opportunity, rows);
    },

    list: submissionList(database),
    board: submissionBoard(database),
    facets: submissionFacets(database),
  };
}

export type SubmissionStore = ReturnType<typeof submissionStore>;
