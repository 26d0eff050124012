import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** Recipient and subject of the mail. */
export async function findCorrespondent(db: Queryable, submissionId: string) {
  const [submission] = await db
    .select({
      contactName: submissions.contactName,
      contactEmail: submissions.contactEmail,
      title: submissions.title,
      corporationName: corporations.name,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(eq(submissions.id, submissionId));
  return submission ?? null;
}
