import { eq } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { sheetOf, type Exported } from '#core/domain/exporting/sheet.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { SubmissionFilters } from '#features/cases/submissions/domain/list-filters.ts';
import {
  submissionSheet,
  type ExportedSubmission,
} from '#features/cases/submissions/domain/submission-sheet.ts';
import { exportedFiles } from '#features/cases/submissions/server/exported-files.ts';
import {
  answeredQuestions,
  exportedRows,
} from '#features/cases/submissions/server/exported-rows.ts';
import type { CommentCount } from '#features/cases/submissions/server/shared/comment-count.ts';
import { submissionFacets } from '#features/cases/submissions/server/facets.ts';
import { submissionsForReader } from '#features/cases/submissions/server/for-reader.ts';
import { submissionList } from '#features/cases/submissions/server/list.ts';
import {
  loadOpportunityCase,
  type OpportunityCaseContext,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { loadScorecardInForce } from '#features/cases/submissions/server/shared/score-figures.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

async function* pagesOf(
  db: Database,
  commentCount: CommentCount,
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  sheet: readonly Exported<ExportedSubmission>[],
  filter: SubmissionFilters,
) {
  const list = submissionList(db, commentCount);
  const limit = submissionLimits.exportedAtOnce;
  let cursor: string | undefined;
  do {
    const query = { ...filter, sort: 'oldest', direction: 'ascending', limit, cursor } as const;
    const page = await list(viewer, opportunity.opportunityId, query);
    yield sheetOf(sheet, await exportedRows(db, viewer, opportunity, page.data)).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

interface SubmissionsRequest {
  readonly id: string;
  readonly filter?: SubmissionFilters | undefined;
}

/** The submissions of an opportunity, for whoever sees it: each column has what the screen shows them. */
export const submissionsExport =
  (commentCount: CommentCount): ExportSource<SubmissionsRequest> =>
  async (db, viewer, { id, filter = {} }) => {
    const opportunity = await loadOpportunityCase(db, viewer, id);
    const [row] = await db
      .select({ name: opportunities.name })
      .from(opportunities)
      .where(eq(opportunities.id, id));
    const { total } = await submissionFacets(db)(viewer, id, filter);
    const { all } = await submissionsForReader(db, viewer, opportunity, filter);
    const card = may(viewer, 'viewVotes', opportunity)
      ? await loadScorecardInForce(db, opportunity)
      : null;
    const sheet = submissionSheet({
      questions: await answeredQuestions(db, opportunity),
      criteria: card?.criteria ?? [],
    });
    return {
      name: `Submissions ${row?.name ?? ''}`.trim(),
      columns: sheet,
      total,
      pages: pagesOf(db, commentCount, viewer, opportunity, sheet, filter),
      attached: exportedFiles(db, all),
    };
  };
