import { sql } from 'drizzle-orm';
import type { Submission } from '#features/submissions/domain/submission.ts';
import {
  placeholderScope,
  visibilityScopeOf,
  scopeParameters,
} from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { submissionBoard } from './board.ts';
import { submissionFacets } from './facets.ts';
import { submissionList } from './list.ts';
import { rowsWithin } from './rows-within.ts';
import { submissionQuery, loadSubmission } from './load-submission.ts';

/** Everybody who sees an opportunity sees its submissions (section 1). */
export function submissionStore(database: Database) {
  const getPrepared = submissionQuery(database, placeholderScope, sql.placeholder('id')).prepare(
    'submission_get',
  );

  return {
    async get(viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await getPrepared.execute({ id, ...scopeParameters(viewer) });
      return found ? loadSubmission(database, viewer, found) : null;
    },

    /** The same inside a transaction: the prepared query is bound to the pool. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await submissionQuery(db, visibilityScopeOf(viewer), id);
      return found ? loadSubmission(db, viewer, found) : null;
    },

    rowsWithin,
    list: submissionList(database),
    board: submissionBoard(database),
    facets: submissionFacets(database),
  };
}

export type SubmissionStore = ReturnType<typeof submissionStore>;
