import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Submission, SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import {
  placeholderScope,
  visibilityScopeOf,
  scopeParameters,
} from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { submissionBoard } from './board.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { submissionFacets } from './facets.ts';
import { submissionsWhere } from './filters.ts';
import { submissionList } from './list.ts';
import type { CommentCount } from './shared/comment-count.ts';
import { loadSubmission } from './load-submission.ts';
import { submissionQuery } from './submission-query.ts';
import { submissions } from './tables.ts';

/** These rows of a visible opportunity, in the order of the ids. */
async function rowsWithin(
  db: Queryable,
  commentCount: CommentCount,
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  ids: readonly string[],
): Promise<SubmissionRow[]> {
  const records = await db
    .select({ row: jsonObject(rowColumns) })
    .from(submissions)
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(submissionsWhere(opportunity, {}), inArray(submissions.id, [...ids])));
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = records
    .map(({ row }) => row)
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return withCaseWork(db, commentCount, viewer, opportunity, rows);
}

/** Everybody who sees an opportunity sees its submissions (section 1). */
export function submissionStore(database: Database, commentCount: CommentCount) {
  const getPrepared = submissionQuery(database, placeholderScope, sql.placeholder('id')).prepare(
    'submission_get',
  );

  return {
    async get(viewer: Viewer, id: string): Promise<Submission | null> {
      const [row] = await getPrepared.execute({ id, ...scopeParameters(viewer) });
      return row ? loadSubmission(database, commentCount, viewer, row) : null;
    },

    /** The same inside a transaction: the prepared query is bound to the pool. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Submission | null> {
      const [row] = await submissionQuery(db, visibilityScopeOf(viewer), id);
      return row ? loadSubmission(db, commentCount, viewer, row) : null;
    },

    rowsWithin: (
      db: Queryable,
      viewer: Viewer,
      opportunity: OpportunityCaseContext,
      ids: readonly string[],
    ) => rowsWithin(db, commentCount, viewer, opportunity, ids),
    list: submissionList(database, commentCount),
    board: submissionBoard(database, commentCount),
    facets: submissionFacets(database),
  };
}

export type SubmissionStore = ReturnType<typeof submissionStore>;
