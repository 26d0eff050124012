import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** The subject of a notification about a submission. */
export async function aboutSubmission(
  db: Queryable,
  {
    submissionId,
    opportunityId,
  }: { readonly submissionId: string; readonly opportunityId: string },
) {
  const [submission] = await db
    .select({ title: submissions.title, opportunity: opportunities.name })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(eq(submissions.id, submissionId));
  return { submissionId, opportunityId, title: '', opportunity: '', ...submission };
}
