import { eq } from 'drizzle-orm';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { submissionSheet } from '#features/submissions/domain/submission-sheet.ts';
import { submissionFacets } from '#features/submissions/server/facets.ts';
import { submissionList } from '#features/submissions/server/list.ts';
import { loadOpportunityCase } from '#features/opportunities/server/public/load-case.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

async function* pagesOf(db: Database, viewer: Viewer, id: string) {
  const list = submissionList(db);
  const limit = submissionLimits.submissionsPageMost;
  let cursor: string | undefined;
  do {
    const query = { sort: 'oldest', direction: 'ascending', limit, cursor } as const;
    const page = await list(viewer, id, query);
    yield sheetOf(submissionSheet, page.data).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

/** The submissions of an opportunity. */
export const submissionsExport: ExportSource = async (db, viewer, id) => {
  await loadOpportunityCase(db, viewer, id);
  const [found] = await db
    .select({ name: opportunities.name })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  const { total } = await submissionFacets(db)(viewer, id, {});
  return {
    name: `Submissions ${found?.name ?? ''}`.trim(),
    headings: submissionSheet.map(({ header }) => header),
    total,
    pages: pagesOf(db, viewer, id),
  };
};
