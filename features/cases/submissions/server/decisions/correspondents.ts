import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** Facts about submissions for mails to their submitters. */
export const correspondents = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({
      submissionId: submissions.id,
      opportunityId: submissions.opportunityId,
      title: submissions.title,
      companyName: submissions.companyName,
      contactName: submissions.contactName,
      contactEmail: submissions.contactEmail,
      stage: submissions.stage,
      withdrawnAt: submissions.withdrawnAt,
      opportunity: opportunities.name,
      corporation: corporations.name,
      slug: corporations.slug,
      hasPage: corporations.igniteEnabled,
      igniteConfig: corporations.igniteConfig,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(inArray(submissions.id, [...submissionIds]));

export type Correspondent = Awaited<ReturnType<typeof correspondents>>[number];
